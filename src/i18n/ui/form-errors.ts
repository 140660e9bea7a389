import type { Locale } from '../locales.ts';

const phone = { uzbek: '90 123 45 67', foreign: '+90 532 123 45 67' };

/**
 * What is wrong with a field and how to correct it, by language and code. `{name}` is the limit of that
 * name in src/forms/limits.ts; src/forms/errors.ts fills it in.
 */
export const formErrorMessages = {
  uz: {
    'firstName.required': 'Ismingizni kiriting.',
    'firstName.characters':
      'Ismda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki ismni qoʻlda qaytadan yozing.',
    'firstName.tooLong': 'Ismni {name} ta belgigacha qisqartiring.',
    'lastName.required': 'Familiyangizni kiriting.',
    'lastName.characters':
      'Familiyada saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki familiyani qoʻlda qaytadan yozing.',
    'lastName.tooLong': 'Familiyani {name} ta belgigacha qisqartiring.',
    'email.required': 'Elektron pochta manzilingizni kiriting, masalan, ism@example.com.',
    'email.characters':
      'Manzilda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki manzilni qoʻlda qaytadan yozing.',
    'email.tooLong':
      'Elektron pochta manzili {email} ta belgidan oshmasin. Manzilni tekshirib, qaytadan yozing.',
    'email.invalid':
      'Manzilni toʻliq yozing: nomi, @ belgisi va domeni boʻlsin, masalan, ism@example.com.',
    'phone.required': `Telefon raqamingizni kiriting, masalan, ${phone.uzbek}.`,
    'phone.characters':
      'Raqamda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki raqamni qoʻlda qaytadan yozing.',
    'phone.invalid': `Oʻzbekiston raqami toʻqqiz xonali boʻladi, masalan, ${phone.uzbek}. Chet el raqamini + va davlat kodi bilan boshlang, masalan, ${phone.foreign}.`,
    'topic.unknown': 'Bu mavzu roʻyxatda yoʻq. Roʻyxatdan birini tanlang yoki mavzusiz yuboring.',
    'message.required': 'Xabaringizni yozing.',
    'message.characters':
      'Xabarda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki oʻsha joyni qoʻlda qaytadan yozing.',
    'message.tooLong': 'Xabarni {message} ta belgigacha qisqartiring.',
    'consent.required':
      'Shaxsiy maʼlumotlaringizni qayta ishlashga rozilik belgisini qoʻying: rozilik boʻlmasa, formani qabul qila olmaymiz.',
    'vacancy.required': 'Qaysi ish oʻrniga ariza berayotganingizni tanlang.',
    'vacancy.unknown': 'Bu ish oʻrni roʻyxatda yoʻq. Roʻyxatdan boshqasini tanlang.',
    'vacancy.expired': 'Bu eʼlon boʻyicha hujjatlar qabuli tugagan. Boshqa ish oʻrnini tanlang.',
    'socialNetworks.characters':
      'Havolalarda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki havolani qoʻlda qaytadan yozing.',
    'socialNetworks.tooLong': 'Havolalarni {socialNetworks} ta belgigacha qisqartiring.',
    'socialStatus.required':
      'Ijtimoiy holatingizni tanlang. Imtiyoz boʻlmasa, shu javobni belgilang.',
    'socialStatus.unknown': 'Bunday ijtimoiy holat roʻyxatda yoʻq. Roʻyxatdan birini tanlang.',
    'socialStatusFile.required':
      'Tanlangan ijtimoiy holatni tasdiqlovchi hujjat faylini biriktiring.',
    'socialStatusFile.empty': 'Fayl boʻsh. Hujjat yozilgan faylni tanlang.',
    'socialStatusFile.tooLarge':
      'Fayl {files} MB dan katta. Kichikroq fayl tanlang: masalan, hujjatni pastroq sifatda skanerlang yoki suratga oling.',
    'socialStatusFile.type':
      'Bunday turdagi fayl qabul qilinmaydi. PDF, JPEG yoki PNG faylini tanlang.',
    'idempotencyKey.invalid':
      'Formaning texnik maʼlumoti buzilgan. Sahifani yangilang va formani qaytadan toʻldiring.',
  },
  ru: {
    'firstName.required': 'Введите имя.',
    'firstName.characters':
      'В имени есть знак, который нельзя сохранить. Удалите его или наберите имя заново вручную.',
    'firstName.tooLong': 'Сократите имя: в нём должно быть не больше {name} знаков.',
    'lastName.required': 'Введите фамилию.',
    'lastName.characters':
      'В фамилии есть знак, который нельзя сохранить. Удалите его или наберите фамилию заново вручную.',
    'lastName.tooLong': 'Сократите фамилию: в ней должно быть не больше {name} знаков.',
    'email.required': 'Введите адрес электронной почты, например name@example.com.',
    'email.characters':
      'В адресе есть знак, который нельзя сохранить. Удалите его или наберите адрес заново вручную.',
    'email.tooLong':
      'В адресе электронной почты должно быть не больше {email} знаков. Проверьте адрес и введите его заново.',
    'email.invalid': 'Введите адрес полностью: имя, знак @ и домен, например name@example.com.',
    'phone.required': `Введите номер телефона, например ${phone.uzbek}.`,
    'phone.characters':
      'В номере есть знак, который нельзя сохранить. Удалите его или наберите номер заново вручную.',
    'phone.invalid': `В номере Узбекистана девять цифр, например ${phone.uzbek}. Номер другой страны начните с + и кода страны, например ${phone.foreign}.`,
    'topic.unknown': 'Этой темы нет в списке. Выберите другую или отправьте сообщение без темы.',
    'message.required': 'Напишите сообщение.',
    'message.characters':
      'В сообщении есть знак, который нельзя сохранить. Удалите его или наберите это место заново вручную.',
    'message.tooLong': 'Сократите сообщение: в нём должно быть не больше {message} знаков.',
    'consent.required':
      'Отметьте согласие на обработку персональных данных: без него мы не можем принять форму.',
    'vacancy.required': 'Выберите вакансию, на которую подаёте заявку.',
    'vacancy.unknown': 'Такой вакансии в списке нет. Выберите другую из списка.',
    'vacancy.expired': 'Приём документов на эту вакансию закончен. Выберите другую.',
    'socialNetworks.characters':
      'В ссылках есть знак, который нельзя сохранить. Удалите его или наберите ссылку заново вручную.',
    'socialNetworks.tooLong':
      'Сократите список ссылок: в нём должно быть не больше {socialNetworks} знаков.',
    'socialStatus.required': 'Выберите социальный статус. Если льгот нет, отметьте это.',
    'socialStatus.unknown': 'Такого социального статуса в списке нет. Выберите один из списка.',
    'socialStatusFile.required':
      'Приложите файл с документом, который подтверждает выбранный социальный статус.',
    'socialStatusFile.empty': 'Файл пуст. Выберите файл с документом.',
    'socialStatusFile.tooLarge':
      'Файл больше {files} МБ. Выберите файл поменьше: например, отсканируйте или снимите документ в более низком качестве.',
    'socialStatusFile.type': 'Файлы этого типа не принимаются. Выберите файл PDF, JPEG или PNG.',
    'idempotencyKey.invalid':
      'Служебные данные формы повреждены. Обновите страницу и заполните форму заново.',
  },
  tr: {
    'firstName.required': 'Adınızı girin.',
    'firstName.characters':
      'Adınızda kaydedilemeyen bir karakter var. Onu silin veya adınızı elle yeniden yazın.',
    'firstName.tooLong': 'Adınızı kısaltın: en fazla {name} karakter olabilir.',
    'lastName.required': 'Soyadınızı girin.',
    'lastName.characters':
      'Soyadınızda kaydedilemeyen bir karakter var. Onu silin veya soyadınızı elle yeniden yazın.',
    'lastName.tooLong': 'Soyadınızı kısaltın: en fazla {name} karakter olabilir.',
    'email.required': 'E-posta adresinizi girin, örneğin ad@example.com.',
    'email.characters':
      'Adreste kaydedilemeyen bir karakter var. Onu silin veya adresi elle yeniden yazın.',
    'email.tooLong':
      'E-posta adresi en fazla {email} karakter olabilir. Adresi kontrol edip yeniden girin.',
    'email.invalid':
      'Adresi eksiksiz yazın: ad, @ işareti ve alan adı gereklidir, örneğin ad@example.com.',
    'phone.required': `Telefon numaranızı girin, örneğin ${phone.uzbek}.`,
    'phone.characters':
      'Numarada kaydedilemeyen bir karakter var. Onu silin veya numarayı elle yeniden yazın.',
    'phone.invalid': `Özbekistan numarası dokuz hanelidir, örneğin ${phone.uzbek}. Başka bir ülkenin numarasını + ve ülke koduyla başlatın, örneğin ${phone.foreign}.`,
    'topic.unknown': 'Bu konu listede yok. Listeden birini seçin veya konu seçmeden gönderin.',
    'message.required': 'Mesajınızı yazın.',
    'message.characters':
      'Mesajda kaydedilemeyen bir karakter var. Onu silin veya o bölümü elle yeniden yazın.',
    'message.tooLong': 'Mesajı kısaltın: en fazla {message} karakter olabilir.',
    'consent.required':
      'Kişisel verilerinizin işlenmesine onay verdiğinizi belirten kutuyu işaretleyin: onay olmadan formu kabul edemeyiz.',
    'vacancy.required': 'Başvurduğunuz kadroyu seçin.',
    'vacancy.unknown': 'Bu kadro listede yok. Listeden başka birini seçin.',
    'vacancy.expired': 'Bu kadro için belge kabulü sona erdi. Başka bir kadro seçin.',
    'socialNetworks.characters':
      'Bağlantılarda kaydedilemeyen bir karakter var. Onu silin veya bağlantıyı elle yeniden yazın.',
    'socialNetworks.tooLong': 'Bağlantıları kısaltın: en fazla {socialNetworks} karakter olabilir.',
    'socialStatus.required': 'Sosyal durumunuzu seçin. Özel bir durumunuz yoksa bunu işaretleyin.',
    'socialStatus.unknown': 'Bu sosyal durum listede yok. Listeden birini seçin.',
    'socialStatusFile.required': 'Seçtiğiniz sosyal durumu gösteren belgenin dosyasını ekleyin.',
    'socialStatusFile.empty': 'Dosya boş. Belgenin bulunduğu dosyayı seçin.',
    'socialStatusFile.tooLarge':
      'Dosya {files} MB’den büyük. Daha küçük bir dosya seçin: örneğin belgeyi daha düşük kalitede tarayın veya fotoğraflayın.',
    'socialStatusFile.type': 'Bu türde dosya kabul edilmiyor. PDF, JPEG veya PNG dosyası seçin.',
    'idempotencyKey.invalid':
      'Formun teknik verisi bozulmuş. Sayfayı yenileyip formu yeniden doldurun.',
  },
  en: {
    'firstName.required': 'Enter your first name.',
    'firstName.characters':
      'The first name has a character that we cannot store. Remove it, or type the name again by hand.',
    'firstName.tooLong': 'Shorten the first name to {name} characters or fewer.',
    'lastName.required': 'Enter your last name.',
    'lastName.characters':
      'The last name has a character that we cannot store. Remove it, or type the name again by hand.',
    'lastName.tooLong': 'Shorten the last name to {name} characters or fewer.',
    'email.required': 'Enter your email address, for example name@example.com.',
    'email.characters':
      'The address has a character that we cannot store. Remove it, or type the address again by hand.',
    'email.tooLong':
      'An email address can have {email} characters at most. Check the address and enter it again.',
    'email.invalid':
      'Enter the whole address: a name, the @ sign and a domain, for example name@example.com.',
    'phone.required': `Enter your phone number, for example ${phone.uzbek}.`,
    'phone.characters':
      'The number has a character that we cannot store. Remove it, or type the number again by hand.',
    'phone.invalid': `A number in Uzbekistan has nine digits, for example ${phone.uzbek}. Start a number from another country with + and its country code, for example ${phone.foreign}.`,
    'topic.unknown':
      'This topic is not on the list. Choose another one, or send the message without a topic.',
    'message.required': 'Write your message.',
    'message.characters':
      'The message has a character that we cannot store. Remove it, or type that part again by hand.',
    'message.tooLong': 'Shorten the message to {message} characters or fewer.',
    'consent.required':
      'Tick the box to agree to the processing of your personal data: without it we cannot accept the form.',
    'vacancy.required': 'Choose the post you are applying for.',
    'vacancy.unknown': 'This post is not in the list. Choose another one from the list.',
    'vacancy.expired': 'Documents for this post are no longer accepted. Choose another post.',
    'socialNetworks.characters':
      'The links have a character that we cannot store. Remove it, or type the link again by hand.',
    'socialNetworks.tooLong': 'Shorten the links to {socialNetworks} characters or fewer.',
    'socialStatus.required': 'Choose your social status. If none applies, choose that answer.',
    'socialStatus.unknown': 'This social status is not in the list. Choose one from the list.',
    'socialStatusFile.required': 'Attach the document that confirms the social status you chose.',
    'socialStatusFile.empty': 'The file is empty. Choose the file that holds the document.',
    'socialStatusFile.tooLarge':
      'The file is larger than {files} MB. Choose a smaller one: for example, scan or photograph the document at a lower quality.',
    'socialStatusFile.type': 'Files of this type are not accepted. Choose a PDF, JPEG or PNG file.',
    'idempotencyKey.invalid':
      'The technical data of the form is damaged. Reload the page and fill in the form again.',
  },
} satisfies Record<Locale, Record<string, string>>;
