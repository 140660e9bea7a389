import type { Locale } from '../locales.ts';

const phone = { uzbek: '90 123 45 67', foreign: '+90 532 123 45 67' };

/**
 * The errors of fields and how to correct them, by language and code. `{name}` is the limit of that
 * name in src/forms/limits.ts, which src/forms/errors.ts fills in; `{called}` is the extension of a file's
 * name, and `{found}` its actual kind (file-kinds.ts).
 */
export const formErrorMessages = {
  uz: {
    'firstName.required': 'Ismingizni kiriting. Familiyangiz boʻlmasa, ismning oʻzi yetarli.',
    'firstName.characters':
      'Ismda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki ismni qaytadan tering.',
    'firstName.tooLong': 'Ismni {name} ta belgigacha qisqartiring.',
    'lastName.characters':
      'Familiyada saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki familiyani qaytadan tering.',
    'lastName.tooLong': 'Familiyani {name} ta belgigacha qisqartiring.',
    'email.required': 'Elektron pochta manzilingizni kiriting, masalan, ism@example.com.',
    'email.characters':
      'Elektron pochta manzilida saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki manzilni qaytadan tering.',
    'email.tooLong':
      'Elektron pochta manzili {email} ta belgidan oshmasin. Manzilni tekshirib, qaytadan yozing.',
    'email.invalid': 'Bitta elektron pochta manzilini toʻliq yozing, masalan, ism@example.com.',
    'email.localPart':
      'Manzilning @ belgisidan oldingi qismida faqat lotin harflari, raqamlar va nuqta kabi belgilar boʻladi. Uni lotin harflari bilan yozing yoki boshqa manzilni kiriting.',
    'email.domain':
      'Manzilning @ belgisidan keyingi qismida boshqa alifbo harfi bor, masalan, lotincha c oʻrnida kirillcha с. Uni qaytadan tering.',
    'phone.required': `Telefon raqamingizni kiriting, masalan, ${phone.uzbek}.`,
    'phone.characters':
      'Raqamda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki raqamni qaytadan tering.',
    'phone.invalid': `Bitta raqam yozing. Oʻzbekiston raqami toʻqqiz xonali boʻladi, masalan, ${phone.uzbek}. Chet el raqamini + va davlat kodi bilan boshlang, masalan, ${phone.foreign}.`,
    'topic.unknown': 'Bu mavzu roʻyxatda yoʻq. Roʻyxatdan birini tanlang yoki mavzusiz yuboring.',
    'residence.required': 'Yashash joyingizni yozing: viloyat yoki shahar, tuman, koʻcha, uy.',
    'residence.characters':
      'Yashash joyida saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki yashash joyini qaytadan tering.',
    'residence.tooLong': 'Yashash joyini {residence} ta belgigacha qisqartiring.',
    'email.orPostAddress':
      'Elektron pochta manzilingizni kiriting. Elektron pochtangiz boʻlmasa, pochta manzilingizni yozing: javob xat bilan boradi.',
    'postAddress.characters':
      'Pochta manzilida saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki manzilni qaytadan tering.',
    'postAddress.tooLong': 'Pochta manzilini {residence} ta belgigacha qisqartiring.',
    'message.required': 'Xabaringizni yozing.',
    'message.characters':
      'Xabarda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki oʻsha joyni qaytadan tering.',
    'message.tooLong': 'Xabarni {message} ta belgigacha qisqartiring.',
    'consent.required':
      'Davom etish uchun shaxsga doir maʼlumotlaringiz saqlanishiga va ularga ishlov berilishiga rozilik bildiring.',
    'vacancy.required': 'Qaysi ish oʻrniga ariza berayotganingizni tanlang.',
    'vacancy.unknown': 'Bu ish oʻrni roʻyxatda yoʻq. Roʻyxatdan boshqasini tanlang.',
    'vacancy.expired': 'Bu eʼlon boʻyicha hujjatlar qabuli tugagan. Boshqa ish oʻrnini tanlang.',
    'socialNetworks.characters':
      'Havolalarda saqlab boʻlmaydigan belgi bor. Uni oʻchiring yoki havolani qaytadan tering.',
    'socialNetworks.tooLong': 'Havolalarni {socialNetworks} ta belgigacha qisqartiring.',
    'socialStatus.required':
      'Ijtimoiy imtiyozni tanlang. Imtiyozingiz boʻlmasa, “Imtiyozim yoʻq”ni tanlang.',
    'socialStatus.unknown': 'Bunday imtiyoz roʻyxatda yoʻq. Roʻyxatdan birini tanlang.',
    'socialStatusFile.required': 'Tanlangan imtiyozni tasdiqlovchi hujjat faylini biriktiring.',
    'file.empty': 'Fayl boʻsh. Hujjat saqlangan faylni tanlang.',
    'file.tooLarge':
      'Fayl {files} MBdan katta. Kichikroq fayl tanlang: masalan, hujjatni pastroq sifatda skanerlang yoki suratga oling.',
    'file.type': 'Bunday turdagi fayl qabul qilinmaydi. PDF, JPEG yoki PNG faylini tanlang.',
    'file.found':
      'Bu fayl — {found}. Uni PDF, JPEG yoki PNG qilib saqlang va oʻsha faylni tanlang.',
    'file.misnamed':
      'Fayl nomi {called} bilan tugasa ham, aslida u — {found}. Uni PDF, JPEG yoki PNG qilib saqlang va oʻsha faylni tanlang.',
    'file.damaged':
      'Fayl toʻliq emas yoki buzilgan. Uni qaytadan yuklab oling yoki saqlang, ochilishini tekshiring va yana tanlang.',
    'file.locked': 'Bu PDF fayl parol soʻraydi. Uni parolsiz saqlang va oʻsha faylni tanlang.',
    'file.huge':
      'Rasm ochilganda juda katta joy egallaydi: {megapixels} megapikseldan katta yoki uning rang profili juda katta. Hujjatni 300 dpi aniqlikda qayta skanerlang yoki suratga oling va yangi faylni tanlang.',
    'file.tooManyToday':
      'Bugun boshqa fayl qabul qila olmaymiz: kunlik chegara toʻldi. Formani ertaga yuboring yoki hujjatni bizga elektron pochta orqali joʻnating. Fayl biriktirish shart boʻlmasa, uni olib tashlab, formani qaytadan yuboring.',
    'idempotencyKey.invalid':
      'Formaning texnik maʼlumoti buzilgan. Sahifani yangilang va formani qaytadan toʻldiring.',
  },
  ru: {
    'firstName.required': 'Введите имя. Если оно у Вас одно, без фамилии, напишите его здесь.',
    'firstName.characters':
      'В имени есть недопустимый символ. Удалите его или наберите имя заново.',
    'firstName.tooLong': 'Сократите имя: в нём должно быть не больше {name} знаков.',
    'lastName.characters':
      'В фамилии есть недопустимый символ. Удалите его или наберите фамилию заново.',
    'lastName.tooLong': 'Сократите фамилию: в ней должно быть не больше {name} знаков.',
    'email.required': 'Введите адрес электронной почты, например name@example.com.',
    'email.characters': 'В адресе есть недопустимый символ. Удалите его или наберите адрес заново.',
    'email.tooLong':
      'В адресе электронной почты должно быть не больше {email} знаков. Проверьте адрес и введите его заново.',
    'email.invalid':
      'Введите один адрес полностью: имя, знак @ и домен, например name@example.com.',
    'email.localPart':
      'Перед знаком @ могут быть только латинские буквы, цифры и знаки вроде точки. Наберите эту часть латиницей или укажите другой адрес.',
    'email.domain':
      'После знака @ смешаны буквы двух алфавитов: например, среди латинских стоит русская «с». Наберите эту часть заново.',
    'phone.required': `Введите номер телефона, например ${phone.uzbek}.`,
    'phone.characters': 'В номере есть недопустимый символ. Удалите его или наберите номер заново.',
    'phone.invalid': `Введите один номер. Номер в Узбекистане состоит из девяти цифр, например ${phone.uzbek}. Зарубежный номер начните со знака «+» и кода страны, например ${phone.foreign}.`,
    'topic.unknown': 'Этой темы нет в списке. Выберите другую или отправьте сообщение без темы.',
    'residence.required': 'Укажите место жительства: область или город, район, улицу, дом.',
    'residence.characters':
      'В адресе места жительства есть недопустимый символ. Удалите его или наберите адрес заново.',
    'residence.tooLong':
      'Сократите адрес места жительства: в нём должно быть не больше {residence} знаков.',
    'email.orPostAddress':
      'Введите адрес электронной почты. Если её нет, укажите почтовый адрес: ответ придёт письмом.',
    'postAddress.characters':
      'В почтовом адресе есть недопустимый символ. Удалите его или наберите адрес заново.',
    'postAddress.tooLong':
      'Сократите почтовый адрес: в нём должно быть не больше {residence} знаков.',
    'message.required': 'Напишите сообщение.',
    'message.characters':
      'В сообщении есть недопустимый символ. Удалите его или наберите это место заново.',
    'message.tooLong': 'Сократите сообщение: в нём должно быть не больше {message} знаков.',
    'consent.required':
      'Отметьте согласие на хранение и обработку персональных данных: без него мы не сможем принять форму.',
    'vacancy.required': 'Выберите вакансию, на которую подаёте заявку.',
    'vacancy.unknown': 'Такой вакансии в списке нет. Выберите другую из списка.',
    'vacancy.expired': 'Приём документов на эту вакансию закончен. Выберите другую.',
    'socialNetworks.characters':
      'В ссылках есть недопустимый символ. Удалите его или наберите ссылку заново.',
    'socialNetworks.tooLong':
      'Сократите список ссылок: в нём должно быть не больше {socialNetworks} знаков.',
    'socialStatus.required': 'Выберите льготную категорию. Если льгот нет, выберите «Льгот нет».',
    'socialStatus.unknown': 'Такой льготной категории в списке нет. Выберите одну из списка.',
    'socialStatusFile.required': 'Приложите файл с документом, который подтверждает льготу.',
    'file.empty': 'Файл пуст. Выберите файл с документом.',
    'file.tooLarge':
      'Файл больше {files} МБ. Выберите файл поменьше: например, отсканируйте или снимите документ в более низком качестве.',
    'file.type': 'Файлы этого типа не принимаются. Выберите файл PDF, JPEG или PNG.',
    'file.found':
      'Этот файл — {found}. Сохраните его как PDF, JPEG или PNG и выберите сохранённый файл.',
    'file.misnamed':
      'Имя файла оканчивается на {called}, но на самом деле это {found}. Сохраните его как PDF, JPEG или PNG и выберите сохранённый файл.',
    'file.damaged':
      'Файл неполный или повреждён. Скачайте или сохраните его заново, проверьте, что он открывается, и выберите его снова.',
    'file.locked':
      'Этот файл PDF запрашивает пароль. Сохраните его без пароля и выберите сохранённый файл.',
    'file.huge':
      'Изображение слишком велико в раскрытом виде: в нём больше {megapixels} мегапикселей или слишком большой цветовой профиль. Отсканируйте документ с разрешением 300 dpi или сфотографируйте его и выберите новый файл.',
    'file.tooManyToday':
      'Сегодня мы больше не можем принимать файлы: дневной предел исчерпан. Отправьте форму завтра или пришлите документ по электронной почте. Если файл не обязателен, уберите его и отправьте форму снова.',
    'idempotencyKey.invalid':
      'Служебные данные формы повреждены. Обновите страницу и заполните форму заново.',
  },
  tr: {
    'firstName.required': 'Adınızı girin. Yalnızca bir adınız varsa onu buraya yazın.',
    'firstName.characters': 'Adınızda geçersiz bir karakter var. Silin veya adınızı yeniden yazın.',
    'firstName.tooLong': 'Adınızı kısaltın: En fazla {name} karakter olabilir.',
    'lastName.characters':
      'Soyadınızda geçersiz bir karakter var. Silin veya soyadınızı yeniden yazın.',
    'lastName.tooLong': 'Soyadınızı kısaltın: En fazla {name} karakter olabilir.',
    'email.required': 'E-posta adresinizi girin, örneğin ad@example.com.',
    'email.characters': 'Adreste geçersiz bir karakter var. Silin veya adresi yeniden yazın.',
    'email.tooLong':
      'E-posta adresi en fazla {email} karakter olabilir. Adresi kontrol edip yeniden girin.',
    'email.invalid':
      'Tek bir adresi eksiksiz yazın: Ad, @ işareti ve alan adı gereklidir, örneğin ad@example.com.',
    'email.localPart':
      'Adresin @ işaretinden önceki bölümünde yalnızca İngiliz alfabesinin harfleri, rakamlar ve nokta gibi işaretler olabilir; ı, ş veya ğ olamaz. Bu bölümü yeniden yazın veya başka bir adres girin.',
    'email.domain':
      'Adresin @ işaretinden sonraki bölümünde başka bir alfabenin harfi var, örneğin Latin c yerine Kiril с. Bu bölümü yeniden yazın.',
    'phone.required': `Telefon numaranızı girin, örneğin ${phone.uzbek}.`,
    'phone.characters': 'Numarada geçersiz bir karakter var. Silin veya numarayı yeniden yazın.',
    'phone.invalid': `Tek bir numara yazın. Özbekistan numaraları dokuz hanelidir, örneğin ${phone.uzbek}. Yurt dışı numaralarının başına + ve ülke kodunu yazın, örneğin ${phone.foreign}.`,
    'topic.unknown': 'Bu konu listede yok. Listeden birini seçin veya konu seçmeden gönderin.',
    'residence.required': 'İkamet adresinizi yazın: il veya şehir, ilçe, cadde, kapı numarası.',
    'residence.characters':
      'İkamet adresinde geçersiz bir karakter var. Silin veya adresi yeniden yazın.',
    'residence.tooLong': 'İkamet adresini kısaltın: En fazla {residence} karakter olabilir.',
    'email.orPostAddress':
      'E-posta adresinizi girin. E-postanız yoksa posta adresinizi yazın; yanıt mektupla gönderilir.',
    'postAddress.characters':
      'Posta adresinde geçersiz bir karakter var. Silin veya adresi yeniden yazın.',
    'postAddress.tooLong': 'Posta adresini kısaltın: En fazla {residence} karakter olabilir.',
    'message.required': 'Mesajınızı yazın.',
    'message.characters': 'Mesajda geçersiz bir karakter var. Silin veya o bölümü yeniden yazın.',
    'message.tooLong': 'Mesajı kısaltın: En fazla {message} karakter olabilir.',
    'consent.required':
      'Kişisel verilerinizin işlenmesine ve saklanmasına onay verdiğinizi belirten kutuyu işaretleyin: Onay olmadan formu kabul edemeyiz.',
    'vacancy.required': 'Başvurduğunuz pozisyonu seçin.',
    'vacancy.unknown': 'Bu pozisyon listede yok. Listeden başka birini seçin.',
    'vacancy.expired': 'Bu pozisyon için belge kabulü sona erdi. Başka bir pozisyon seçin.',
    'socialNetworks.characters':
      'Bağlantılarda geçersiz bir karakter var. Silin veya bağlantıyı yeniden yazın.',
    'socialNetworks.tooLong': 'Bağlantıları kısaltın: En fazla {socialNetworks} karakter olabilir.',
    'socialStatus.required':
      'Sosyal durumunuzu seçin. Özel bir durumunuz yoksa “Özel bir durum yok” seçeneğini seçin.',
    'socialStatus.unknown': 'Bu sosyal durum listede yok. Listeden birini seçin.',
    'socialStatusFile.required': 'Seçtiğiniz sosyal durumu gösteren belgenin dosyasını ekleyin.',
    'file.empty': 'Dosya boş. Belgenin bulunduğu dosyayı seçin.',
    'file.tooLarge':
      'Dosya {files} MB’den büyük. Daha küçük bir dosya seçin: Örneğin belgeyi daha düşük kalitede tarayın veya fotoğraflayın.',
    'file.type': 'Bu türde dosya kabul edilmiyor. PDF, JPEG veya PNG dosyası seçin.',
    'file.found': 'Bu dosya bir {found}. PDF, JPEG veya PNG olarak kaydedip o dosyayı seçin.',
    'file.misnamed':
      'Dosyanın adı {called} ile bitiyor, ama aslında bu bir {found}. PDF, JPEG veya PNG olarak kaydedip o dosyayı seçin.',
    'file.damaged':
      'Dosya eksik veya bozuk. Yeniden indirin ya da kaydedin, açıldığını kontrol edin ve yine seçin.',
    'file.locked': 'Bu PDF dosyası parola istiyor. Parolasız kaydedip o dosyayı seçin.',
    'file.huge':
      'Görüntü açıldığında çok büyük yer kaplıyor: {megapixels} megapikselden büyük veya renk profili çok büyük. Belgeyi 300 dpi çözünürlükle yeniden tarayın veya fotoğrafını çekip yeni dosyayı seçin.',
    'file.tooManyToday':
      'Bugün daha fazla dosya alamıyoruz: Günlük sınır doldu. Formu yarın gönderin veya belgeyi bize e-postayla iletin. Dosya eklemeniz gerekmiyorsa dosyayı kaldırıp formu yeniden gönderin.',
    'idempotencyKey.invalid':
      'Formun teknik verileri bozulmuş. Sayfayı yenileyip formu yeniden doldurun.',
  },
  en: {
    'firstName.required': 'Enter your first name. If you have only one name, enter it here.',
    'firstName.characters':
      'The first name contains a character that we cannot store. Remove it, or type the name again by hand.',
    'firstName.tooLong': 'Shorten the first name to {name} characters or fewer.',
    'lastName.characters':
      'The last name contains a character that we cannot store. Remove it, or type the name again by hand.',
    'lastName.tooLong': 'Shorten the last name to {name} characters or fewer.',
    'email.required': 'Enter your email address, for example name@example.com.',
    'email.characters':
      'The address contains a character that we cannot store. Remove it, or type the address again by hand.',
    'email.tooLong':
      'An email address can have {email} characters at most. Check the address and enter it again.',
    'email.invalid':
      'Enter one whole address: a name, the @ sign and a domain, for example name@example.com.',
    'email.localPart':
      'Before the @ sign there can only be the letters a to z, digits and signs such as a dot. Type this part again in Latin letters, or enter another address.',
    'email.domain':
      'After the @ sign there is a letter of another alphabet, such as a Cyrillic с in place of a Latin c. Type this part again.',
    'phone.required': `Enter your phone number, for example ${phone.uzbek}.`,
    'phone.characters':
      'The number contains a character that we cannot store. Remove it, or type the number again by hand.',
    'phone.invalid': `Enter one number. A number in Uzbekistan has nine digits, for example ${phone.uzbek}. Start a number from another country with + and its country code, for example ${phone.foreign}.`,
    'topic.unknown':
      'This topic is not on the list. Choose another one, or send the message without a topic.',
    'residence.required': 'Enter your home address: region or city, district, street and house.',
    'residence.characters':
      'The home address contains a character that we cannot store. Remove it, or type the address again by hand.',
    'residence.tooLong': 'Shorten the home address to {residence} characters or fewer.',
    'email.orPostAddress':
      'Enter your email address. If you have none, enter your postal address: the answer will come by letter.',
    'postAddress.characters':
      'The postal address contains a character that we cannot store. Remove it, or type that part again by hand.',
    'postAddress.tooLong': 'Shorten the postal address to {residence} characters or fewer.',
    'message.required': 'Write your message.',
    'message.characters':
      'The message contains a character that we cannot store. Remove it, or type that part again by hand.',
    'message.tooLong': 'Shorten the message to {message} characters or fewer.',
    'consent.required':
      'Tick the box to agree to the storing and processing of your personal data: without your consent we cannot accept the form.',
    'vacancy.required': 'Choose the post you are applying for.',
    'vacancy.unknown': 'This post is not on the list. Choose another one.',
    'vacancy.expired': 'Documents for this post are no longer being accepted. Choose another post.',
    'socialNetworks.characters':
      'One of the links contains a character that we cannot store. Remove it, or type the link again by hand.',
    'socialNetworks.tooLong': 'Shorten the links to {socialNetworks} characters or fewer.',
    'socialStatus.required':
      'Choose a protected category. If none applies to you, choose “None of these”.',
    'socialStatus.unknown': 'This category is not on the list. Choose another one.',
    'socialStatusFile.required': 'Attach the document that confirms the category you chose.',
    'file.empty': 'The file is empty. Choose the file that contains the document.',
    'file.tooLarge':
      'The file is larger than {files} MB. Choose a smaller one: for example, scan or photograph the document at a lower quality.',
    'file.type': 'Files of this type are not accepted. Choose a PDF, JPEG or PNG file.',
    'file.found': 'This file is {found}. Save it as a PDF, JPEG or PNG file and choose that one.',
    'file.misnamed':
      'The file is called {called}, but it is {found}. Save it as a PDF, JPEG or PNG file and choose that one.',
    'file.damaged':
      'The file is incomplete or damaged. Download or save it again, check that it opens, and choose it once more.',
    'file.locked': 'This PDF file asks for a password. Save it without one and choose that file.',
    'file.huge':
      'The picture is too large once it is opened: it has more than {megapixels} megapixels, or an oversized colour profile. Scan the document again at 300 dpi, or photograph it, and choose the new file.',
    'file.tooManyToday':
      'We cannot take any more files today: the daily limit has been reached. Send the form tomorrow, or send us the document by email. If no file is needed, remove it and send the form again.',
    'idempotencyKey.invalid':
      'Something in the form has become corrupted. Reload the page and fill in the form again.',
  },
} satisfies Record<Locale, Record<string, string>>;
