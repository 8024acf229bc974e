extension ArgumentFault {
  /// The fault and its remedy in English.
  var english: String {
    switch self {
    case .unknownCommand(let word): "unknown command '\(word)': use 'list', 'show' or '--help'"
    case .unknownOption(let word): "option '\(word)' does not belong here: see '--help'"
    case .missingValue(let option): "option '\(option)' needs a value: write '\(option)=VALUE'"
    case .needlessValue(let option): "option '\(option)' takes no value: write just '\(option)'"
    case .repeatedOption(let option): "option '\(option)' was given twice: keep one of them"
    case .badPage(let text): "'\(text)' is no page: write a number from 1 to 999999"
    case .badStatus(let text): "'\(text)' is no status: write 'alive', 'dead' or 'unknown'"
    case .badAddress(let text):
      "'\(text)' is no web address: write one such as 'http://127.0.0.1:8080/api'"
    case .badLanguage(let text): "'\(text)' is no language known here: write 'en', 'tr' or 'uz'"
    case .twoSources: "'--api' and '--offline' exclude each other: keep one of them"
    case .missingNumber: "'show' needs a character's number: write for example 'show 1'"
    case .badNumber(let text):
      "'\(text)' is no character's number: write a number from 1, as 'list' prints them"
    case .needlessArgument(let word): "'\(word)' is one word too many: leave it out"
    }
  }

  /// The fault and its remedy in Turkish.
  var turkish: String {
    switch self {
    case .unknownCommand(let word):
      "'\(word)' komutu bilinmiyor: 'list', 'show' ya da '--help' kullanın"
    case .unknownOption(let word): "'\(word)' seçeneği burada geçerli değil: '--help' ile bakın"
    case .missingValue(let option): "'\(option)' bir değer ister: '\(option)=DEĞER' yazın"
    case .needlessValue(let option): "'\(option)' değer almaz: yalnızca '\(option)' yazın"
    case .repeatedOption(let option): "'\(option)' iki kez verildi: birini silin"
    case .badPage(let text): "'\(text)' bir sayfa değil: 1 ile 999999 arasında bir sayı yazın"
    case .badStatus(let text): "'\(text)' bir durum değil: 'alive', 'dead' ya da 'unknown' yazın"
    case .badAddress(let text):
      "'\(text)' bir web adresi değil: 'http://127.0.0.1:8080/api' gibi bir adres yazın"
    case .badLanguage(let text): "'\(text)' bilinen bir dil değil: 'en', 'tr' ya da 'uz' yazın"
    case .twoSources: "'--api' ile '--offline' birlikte olmaz: birini silin"
    case .missingNumber: "'show' bir karakter numarası ister: örneğin 'show 1' yazın"
    case .badNumber(let text):
      "'\(text)' bir karakter numarası değil: 'list' çıktısındaki bir sayıyı yazın"
    case .needlessArgument(let word): "'\(word)' fazladan bir sözcük: silin"
    }
  }

  /// The fault and its remedy in Uzbek.
  var uzbek: String {
    switch self {
    case .unknownCommand(let word):
      "'\(word)' buyrugʻi nomaʼlum: 'list', 'show' yoki '--help' yozing"
    case .unknownOption(let word): "'\(word)' bu yerga tegishli emas: '--help' ga qarang"
    case .missingValue(let option): "'\(option)' qiymat talab qiladi: '\(option)=QIYMAT' yozing"
    case .needlessValue(let option): "'\(option)' qiymat olmaydi: faqat '\(option)' yozing"
    case .repeatedOption(let option): "'\(option)' ikki marta berildi: birini oʻchiring"
    case .badPage(let text): "'\(text)' sahifa emas: 1 dan 999999 gacha son yozing"
    case .badStatus(let text): "'\(text)' holat emas: 'alive', 'dead' yoki 'unknown' yozing"
    case .badAddress(let text):
      "'\(text)' veb-manzil emas: 'http://127.0.0.1:8080/api' kabi manzil yozing"
    case .badLanguage(let text): "'\(text)' tili bu yerda yoʻq: 'en', 'tr' yoki 'uz' yozing"
    case .twoSources: "'--api' va '--offline' birga boʻlmaydi: birini oʻchiring"
    case .missingNumber: "'show' qahramon raqamini talab qiladi: masalan 'show 1' yozing"
    case .badNumber(let text):
      "'\(text)' qahramon raqami emas: 'list' chiqargan raqamlardan birini yozing"
    case .needlessArgument(let word): "'\(word)' ortiqcha soʻz: uni oʻchiring"
    }
  }
}
