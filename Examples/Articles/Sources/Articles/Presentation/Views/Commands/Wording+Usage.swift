extension Wording {
  /// The page that `--help` writes, with a line break at its end.
  var usage: String {
    switch language {
    case .english: englishUsage
    case .uzbek: uzbekUsage
    case .turkish: turkishUsage
    }
  }

  private var englishUsage: String {
    """
    articles: read, write and publish articles.

    articles                                    the screen; the plain list without a terminal
    articles list [--drafts] [--json]           published articles, newest first
    articles drafts [--json]                    drafts, newest first
    articles show ID [--json]                   one article
    articles write --title T --body-file FILE   save a draft; - reads the input
               [--id UUID]                      under this id; changes the article that has it
    articles publish ID                         publish a draft
    articles delete ID [--yes]                  delete, after a question
    articles login --email E [--password-file FILE]
                                                sign in at the server; the password is asked
                                                for, or read from the input

    --api URL          articles at a server; without it they are in a database file
    --database FILE    another file than the one in your data folder
    --language L       en, uz or tr; otherwise as LC_ALL, LC_MESSAGES or LANG say
    --help, --version

    ID is the beginning of an article's id, as far as it is the only one.
    The line break at the end of FILE's last line does not count as text.
    Exit status: 0 done, 2 wrong arguments or an article that may not be saved,
    3 a failure of the server, the database, a file or the terminal.

    """
  }

  private var uzbekUsage: String {
    """
    articles: maqolalarni o‘qish, yozish va nashr etish.

    articles                                    ekran; terminal bo‘lmasa oddiy ro‘yxat
    articles list [--drafts] [--json]           nashr etilganlar, yangisi birinchi
    articles drafts [--json]                    qoralamalar, yangisi birinchi
    articles show ID [--json]                   bitta maqola
    articles write --title T --body-file FAYL   qoralama saqlash; - kirishni o‘qiydi
               [--id UUID]                      shu id ostida; bor maqolani o‘zgartiradi
    articles publish ID                         qoralamani nashr etish
    articles delete ID [--yes]                  so‘rab, keyin o‘chirish
    articles login --email E [--password-file FAYL]
                                                serverga kirish; parol so‘raladi yoki
                                                kirishdan o‘qiladi

    --api URL          serverdagi maqolalar; busiz ular baza faylida
    --database FAYL    ma’lumotlar papkasidagidan boshqa fayl
    --language T       en, uz yoki tr; aks holda LC_ALL, LC_MESSAGES yoki LANG bo‘yicha
    --help, --version

    ID — maqola identifikatorining boshi, yagona bo‘lsa bas.
    FAYL oxirgi qatorining oxiridagi qator uzilishi matnga kirmaydi.
    Chiqish holati: 0 bajarildi, 2 noto‘g‘ri argument yoki saqlab bo‘lmaydigan maqola,
    3 server, baza, fayl yoki terminal xatosi.

    """
  }

  private var turkishUsage: String {
    """
    articles: makale okuyun, yazın, yayımlayın.

    articles                                    ekran; terminal yoksa düz liste
    articles list [--drafts] [--json]           yayımlananlar, yenisi önce
    articles drafts [--json]                    taslaklar, yenisi önce
    articles show ID [--json]                   tek makale
    articles write --title T --body-file DOSYA  taslak kaydet; - girdiyi okur
               [--id UUID]                      bu kimlikle; varsa makaleyi değiştirir
    articles publish ID                         taslağı yayımla
    articles delete ID [--yes]                  sorduktan sonra sil
    articles login --email E [--password-file DOSYA]
                                                sunucuya giriş; parola sorulur ya da
                                                girdiden okunur

    --api URL          sunucudaki makaleler; yoksa veritabanı dosyasındakiler
    --database DOSYA   veri klasörünüzdekinden başka bir dosya
    --language D       en, uz ya da tr; yoksa LC_ALL, LC_MESSAGES ya da LANG'a göre
    --help, --version

    ID, makale kimliğinin tek olduğu yere kadarki başıdır.
    DOSYA'nın son satırını bitiren satır sonu metinden sayılmaz.
    Çıkış durumu: 0 yapıldı, 2 yanlış argüman ya da kaydedilemeyen makale,
    3 sunucu, veritabanı, dosya ya da terminal hatası.

    """
  }
}
