extension Wording {
  /// Returns what is wrong with a command line, and the remedy.
  func text(for fault: UsageFault) -> String {
    switch language {
    case .english: englishText(for: fault) + " See 'articles --help'."
    case .uzbek: uzbekText(for: fault) + " 'articles --help' ga qarang."
    case .turkish: turkishText(for: fault) + " 'articles --help' yazın."
    }
  }

  /// Returns why a text could not be read, and the remedy.
  func text(for failure: ConsoleFailure) -> String {
    switch (language, failure) {
    case (.english, .unreadable(let path)): "'\(path)' cannot be read; is the path right?"
    case (.english, .notText(let path)): "'\(path)' is no UTF-8 text; convert it first."
    case (.english, .noInput): "The input is empty; pipe the text in or name a file."
    case (.uzbek, .unreadable(let path)): "'\(path)' o‘qilmadi; yo‘l to‘g‘rimi?"
    case (.uzbek, .notText(let path)): "'\(path)' UTF-8 matn emas; avval o‘giring."
    case (.uzbek, .noInput): "Kirish bo‘sh; matnni yuboring yoki fayl ko‘rsating."
    case (.turkish, .unreadable(let path)): "'\(path)' okunamıyor; yol doğru mu?"
    case (.turkish, .notText(let path)): "'\(path)' UTF-8 metin değil; önce dönüştürün."
    case (.turkish, .noInput): "Girdi boş; metni gönderin ya da dosya adı verin."
    }
  }

  private func englishText(for fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let name): "'\(name)' is no command."
    case .unknownOption(let name): "'\(name)' is no option."
    case .missingValue(let option): "'\(option.rawValue)' needs a value behind it."
    case .needlessValue(let option): "'\(option.rawValue)' takes no value."
    case .repeatedOption(let option): "'\(option.rawValue)' is given twice; give it once."
    case .strayOption(let option, let command):
      "'\(option.rawValue)' does not belong to '\(command)'; leave it out."
    case .missingOption(let option, let command):
      "'\(command)' needs '\(option.rawValue)' with a value."
    case .missingID(let command): "'\(command)' needs an id; 'articles list' shows them."
    case .badID(let text): "'\(text)' is no whole id; 'articles list --json' shows them."
    case .strayArgument(let word): "'\(word)' is one word too many; quote texts with blanks."
    case .badAddress(let text): "'\(text)' is no address like http://127.0.0.1:8080."
    case .unknownLanguage(let name): "'\(name)' is no language here; choose en, uz or tr."
    case .twoPlaces: "'--api' and '--database' exclude each other; give one."
    case .needsConfirmation: "Nobody can answer the question here; add '--yes'."
    }
  }

  private func uzbekText(for fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let name): "'\(name)' degan buyruq yo‘q."
    case .unknownOption(let name): "'\(name)' degan parametr yo‘q."
    case .missingValue(let option): "'\(option.rawValue)' dan keyin qiymat kerak."
    case .needlessValue(let option): "'\(option.rawValue)' qiymat olmaydi."
    case .repeatedOption(let option): "'\(option.rawValue)' ikki marta berildi; bir marta bering."
    case .strayOption(let option, let command):
      "'\(option.rawValue)' '\(command)' ga tegishli emas; olib tashlang."
    case .missingOption(let option, let command):
      "'\(command)' uchun '\(option.rawValue)' va qiymati kerak."
    case .missingID(let command): "'\(command)' uchun id kerak; 'articles list' ko‘rsatadi."
    case .badID(let text): "'\(text)' to‘liq id emas; 'articles list --json' ko‘rsatadi."
    case .strayArgument(let word): "'\(word)' ortiqcha; bo‘shliqli matnni qo‘shtirnoqqa oling."
    case .badAddress(let text): "'\(text)' http://127.0.0.1:8080 kabi manzil emas."
    case .unknownLanguage(let name): "'\(name)' tili yo‘q; en, uz yoki tr ni tanlang."
    case .twoPlaces: "'--api' va '--database' birga berilmaydi; bittasini bering."
    case .needsConfirmation: "Bu yerda savolga javob berib bo‘lmaydi; '--yes' qo‘shing."
    }
  }

  private func turkishText(for fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let name): "'\(name)' diye bir komut yok."
    case .unknownOption(let name): "'\(name)' diye bir seçenek yok."
    case .missingValue(let option): "'\(option.rawValue)' bir değer ister."
    case .needlessValue(let option): "'\(option.rawValue)' değer almaz."
    case .repeatedOption(let option): "'\(option.rawValue)' iki kez verildi; bir kez verin."
    case .strayOption(let option, let command):
      "'\(option.rawValue)', '\(command)' komutuna ait değil; çıkarın."
    case .missingOption(let option, let command):
      "'\(command)' için '\(option.rawValue)' ve değeri gerekir."
    case .missingID(let command): "'\(command)' için kimlik gerekir; 'articles list' gösterir."
    case .badID(let text): "'\(text)' tam kimlik değil; 'articles list --json' gösterir."
    case .strayArgument(let word): "'\(word)' fazladan; boşluklu metni tırnak içine alın."
    case .badAddress(let text): "'\(text)', http://127.0.0.1:8080 gibi bir adres değil."
    case .unknownLanguage(let name): "'\(name)' dili yok; en, uz ya da tr seçin."
    case .twoPlaces: "'--api' ile '--database' birlikte verilmez; birini verin."
    case .needsConfirmation: "Burada soruya yanıt verilemez; '--yes' ekleyin."
    }
  }
}
