import { uz as fields } from '../../content-types/messages/uz.ts';

const slug = 'kichik lotin harflari (a–z) va raqamlar bilan, soʻzlar orasiga chiziqcha qoʻyib';

/** Messages of the content check in Uzbek, the source of the other languages. */
export const uz = {
  ...fields,

  'command.help': `Foydalanish: npm run check:content -- [parametrlar] [papka]

src/content papkasidagi yoki nomi yozilgan papkadagi fayllarni tekshiradi. Xato topilsa, 1 kodi bilan tugaydi.

  --fix         avval faqat bir xil tushuniladigan xatolarni toʻgʻrilaydi: koʻrinmaydigan belgilar, boshqa
                alifboning oʻxshash harflari, oʻzbekcha matndagi apostroflar, maqola sahifalari orasidagi
                chiziqcha; saytda yoʻq tillarga qilingan tarjimalarni oʻchiradi
  --lang <kod>  xabarlar tili: {languages}
  --help        shu yordamni koʻrsatadi`,
  'command.wrong': 'Buyruq notoʻgʻri yozilgan.',
  'command.dashes': 'Parametrlar oldidan “--” yozing: npm run check:content -- --fix --lang uz',
  'command.unknownLanguage': '“{code}” degan til yoʻq. Quyidagilardan birini tanlang: {languages}.',

  'report.heading': 'Sayt materiallarida xatolar bor.',
  'report.none': { other: '{count} ta fayl tekshirildi, xato topilmadi' },
  'report.summary': '{files} {found}',
  'report.problems': { other: '{count} ta xato' },
  'report.warnings': { other: '{count} ta ogohlantirish' },
  'report.inFiles': { other: '{count} ta faylda' },
  'report.read': 'faylda: {read};',
  'report.warning': 'ogohlantirish:',
  'report.line': '({line}-qator)',
  'report.item': '({item}-band)',
  'report.body': 'matn',

  'fix.none': 'Toʻgʻrilanadigan narsa topilmadi.',
  'fix.summary': '{files} {corrections} toʻgʻrilandi.',
  'fix.corrections': { other: '{count} ta joy' },

  'value.quoted': '“{text}”',
  'value.number': '{number} soni',
  'value.list': 'roʻyxat',
  'value.group': 'ichki qatorlar',
  'value.emptyField': 'boʻsh qator',
  'value.emptyText': 'boʻsh matn',

  didYouMean: 'Balki “{name}” demoqchi boʻlgandirsiz?',

  'folder.missing': 'bunday papka yoʻq.',
  'type.unknown': 'bu yerda bunday nomli papka boʻlmaydi.',
  'type.rename':
    'Papka nomini oʻzgartiring yoki papkani oʻchiring. Bu yerda faqat quyidagi papkalar boʻladi: {types}.',
  'file.outside':
    'bu fayl hech qayerda ishlatilmaydi: u news, pages kabi papkalarning birortasida emas. Uni kerakli papkaga koʻchiring yoki oʻchiring.',
  'file.unused': 'bu fayl hech qayerda ishlatilmaydi.',
  'file.inDocument':
    'Nomini oʻzgartiring yoki faylni oʻchiring: {type}/ ichidagi har bir papkada {files} va rasmlar boʻladi.',
  'file.inRecords':
    'Nomini oʻzgartiring yoki faylni oʻchiring: {type}/ ichida faqat <nom>.yaml fayllari va rasmlar boʻladi.',
  'file.encoding':
    'bu faylning kodlashi UTF-8 emas. Uni UTF-8 kodlashida qaytadan saqlang: Bloknotda “Fayl” → “Boshqacha saqlash” → “Kodlash”, VS Code’da pastdagi kodlash nomini bosing → “Save with Encoding”.',
  'file.frontMatter':
    'fayl boshida --- qatori, undan keyin title va boshqa qatorlar, soʻng yana --- qatori turishi kerak. Yetishmayotganini qoʻshing.',

  'entry.noData':
    'index.uz.md fayli yoʻq: barcha tillarda bir xil boʻladigan qatorlar shu faylda turadi. Uni qoʻshing.',
  'entry.noText':
    'hech bir tilda matn yoʻq. Birini qoʻshing, yaxshisi, index.uz.md; qolganlarini keyin qoʻshsangiz ham boʻladi.',
  'entry.numberedFolder': `papka nomi raqam (0 bilan boshlanmaydi), chiziqcha va qisqa nomdan iborat boʻladi, masalan, 42-open-day. Qisqa nom ${slug} yoziladi. Papka nomini oʻzgartiring.`,
  'entry.folder': `papka nomi ${slug} yoziladi, boshida raqam boʻlmaydi, masalan, anvar-qodirov. Nomini oʻzgartiring.`,
  'entry.file': `fayl nomi ${slug} yoziladi. Nomini oʻzgartiring.`,
  'entry.languageFile':
    'fayl nomi qaysi tilda ekanini bildirishi kerak: {files}. Nomini oʻzgartiring.',
  'entry.numberedFile':
    'fayl nomi raqam (0 bilan boshlanmaydi), chiziqcha va qisqa nomdan iborat boʻladi, masalan, 7-lecturer.yaml. Nomini oʻzgartiring.',
  'entry.yearFile':
    'fayl nomi uning oʻquv yili boʻlishi kerak: {year}.yaml. Faylning nomini yoki “academicYear” qatorini toʻgʻrilang.',

  'duplicate.number': '“{number}” raqami',
  'duplicate.name': '“{name}” nomi',
  'duplicate.issue': '{journal}-jurnalning {year}-yilgi {number}-soni',
  'duplicate.rename':
    '{identity} ikki papkada ishlatilgan: {owner} va {entry}. Yangi qoʻshilganining nomini oʻzgartiring, saytda turganiniki oʻzgarmasin: uning manzili boshqa boʻlib qoladi.',
  'duplicate.change':
    '{identity} ikki faylda ishlatilgan: {owner} va {entry}. Yangi qoʻshilganini oʻzgartiring, saytda turganini emas.',
  'duplicate.next': 'Keyingi boʻsh raqam: {number}.',

  'named.number': 'bu yerda raqami {number} boʻlgan papka yoʻq.',
  'named.folder': 'bu yerda “{name}” papkasi yoʻq.',
  'named.file': 'bu yerda “{name}.yaml” fayli yoʻq.',
  'named.hidden': '“{name}” hali tashrif buyuruvchilarga koʻrinmaydi, saytga esa u kerak.',
  'named.none': 'bu yerda fayl yoʻq, saytga esa u kerak.',
  'named.several':
    'bu yerda bitta fayl boʻlishi kerak, hozir esa bir nechta: {names}. Bittasini qoldirib, boshqasini oʻchiring.',
  'named.uses': 'U kerak boʻladigan joylar: {uses}.',
  'named.restoreNumber':
    'Papkani qaytaring yoki uning oʻrniga qoʻyilgan papka nomini “{number}-” bilan boshlang.',
  'named.restoreName': 'Avvalgisini qaytaring yoki oʻrniga qoʻyilganiga shu nomni bering.',
  'named.restoreFile': 'Faylni qaytaring.',
  'named.publish':
    '“draft: true” qatorini oʻchiring yoki bugungi kundan kech boʻlmagan sana qoʻying.',
  'named.leadership': 'menyu va universitet haqidagi sahifaning “Tuzilma” boʻlimi (/about)',
  'named.internationalDepartment':
    'diplomning tan olinishi haqidagi sahifa (/licence) va barcha aloqa yoʻllari sahifasi (/connect)',
  'named.scientificDepartment':
    'menyu, magistratura, ordinatura va doktorantura sahifasi (/postgraduate) hamda barcha aloqa yoʻllari sahifasi (/connect)',
  'named.educationOffice': 'barcha aloqa yoʻllari sahifasi (/connect)',
  'named.studentAffairs':
    'talabalar turar joyi sahifasidagi ariza yuboriladigan manzil (/dormitory) va barcha aloqa yoʻllari sahifasi (/connect)',
  'named.digitalEducation': 'barcha aloqa yoʻllari sahifasi (/connect)',
  'named.homeCountry':
    'bosh sahifadagi “diplom tan olinadimi” degan savolning javobi va tan olinish sahifasidagi birinchi maʼlumot (/licence)',
  'named.page': '{path} sahifasi',
  'named.answers': 'shu tildagi qidiruv: {language}',

  'reference.number': '{where} ichida bunday raqam yoʻq.',
  'reference.name': '{where} ichida bunday nom yoʻq.',
  'reference.kind': '{type} (turi “{kind}”)',
  'reference.none': 'Hozircha u yerda hech narsa yoʻq.',
  'reference.entry': '{id} {title}',
  'reference.more': '{one}, {other}',
  'reference.choice': 'Quyidagilardan birini yozing: {choice}.',
  'rector.none': 'hech kimda “rector: true” yoʻq. Rektorning faylida shu qatorni qoʻshing.',
  'rector.second':
    'rektor bitta boʻladi, {owner} faylida ham “rector: true” bor. Birini oʻchiring.',
  'day.distant': 'bu kun bir yildan ham keyin yoki 1990-yildan oldin. Toʻgʻriligini tekshiring.',
  'rate.old': 'bu kurs yarim yildan eski. Markaziy bankning hozirgi kursini va kunini yozing.',
  'fees.missing':
    '{year}-oʻquv yilidagi toʻlovi yozilmagan: {programmes}. Maʼlum boʻlsa, qoʻshing.',

  'former.taken': 'bu {owner}ning manzili. Bu yerdan oʻchiring: bu manzilda sahifa bor.',
  'former.twice': 'bu nom {owner}da ham bor. Uni bittasida qoldiring.',

  'hidden.draft':
    'bu qoralama, tashrif buyuruvchilar uni koʻrmaydi. Avval uni eʼlon qiling yoki unga havolani olib tashlang.',
  'hidden.day':
    'tashrif buyuruvchilar buni {day} kunigacha koʻrmaydi. Shu kungacha unga havolani olib tashlang.',

  'yaml.column': '{column}-belgi:',
  'yaml.tab': 'qator boshida tabulyatsiya belgisi bor. Oʻrniga boʻsh joy (probel) qoʻying.',
  'yaml.duplicate':
    'yuqorida shu nom bilan boshlangan qator bor. Ikkisidan birini qoldirib, ikkinchisini oʻchiring.',
  'yaml.openQuote':
    'ochilgan qoʻshtirnoq yopilmagan. Uni yoping yoki butun qiymatni qoʻshtirnoq (") ichiga oling.',
  'yaml.openBracket':
    '[ ] yoki { } qavsi yopilmagan yoki vergul tushib qolgan. Yetishmayotganini qoʻshing.',
  'yaml.listItem':
    'roʻyxatning bu bandi boshqalari bilan bir chiziqda emas. Har bir bandni chap chetdan bir xil masofada “- ” bilan boshlang.',
  'yaml.noField':
    'bu qator notoʻgʻri yozilgan. Uni “nom: qiymat” koʻrinishida, ikki nuqtadan keyin boʻsh joy qoldirib yozing.',
  'yaml.indent':
    'bu qator yonidagi qatorlarga mos emas. Uni “nom: qiymat” koʻrinishida, ikki nuqtadan keyin boʻsh joy qoldirib yozing; bir nom ostidagi barcha qatorlar chap chetdan bir xil masofada boshlansin.',
  'yaml.backslash':
    "qoʻshtirnoq ichida teskari qiya chiziq (\\) maxsus maʼnoga ega. Uni ikki marta yozing yoki oʻrniga bir tirnoqdan (') foydalaning.",
  'yaml.secondGroup': 'bu --- qatori ortiqcha. Uni oʻchiring.',
  'yaml.control':
    'bu yerda koʻzga koʻrinmaydigan belgi bor. Qatorni qaytadan tering. “npm run check:content -- --fix” buyrugʻi uni olib tashlaydi.',
  'yaml.value': 'bu qiymatni oʻqib boʻlmadi.',
  'yaml.other': 'buni YAML sifatida oʻqib boʻlmadi ({reason}).',
  'yaml.quotes':
    'Qiymatda ikki nuqtadan keyin boʻsh joy boʻlsa yoki u qoʻshtirnoq yoxud * & ! % @ ` [ { - belgilaridan biri bilan boshlansa, uni toʻliq qoʻshtirnoq (") ichiga oling.',
  'yaml.comment':
    '# belgisidan keyingi joy oʻqilmaydi: {text}. U qiymatning bir qismi boʻlsa, butun qiymatni qoʻshtirnoqqa oling; eslatma boʻlsa, alohida qatorga yozing.',
  'yaml.number':
    'bu {number} soni deb oʻqiladi. Shu son kerak boʻlsa, xuddi shunday yozing; boshqa son boʻlsa, uni faqat raqamlar bilan yozing.',
  'yaml.noFields':
    'bu yerda “nom: qiymat” koʻrinishidagi qatorlar yoʻq. Ularni yozing, har birini alohida qatorga.',

  'field.missing': 'toʻldirilmagan;',
  'field.add': '“{name}:” qatorini qoʻshing.',
  'field.addLanguage': '“{code}:” qatorini qoʻshib, matnni shu tilda yozing: {language}.',
  'field.unknown': 'bu yerda bunday nom boʻlmaydi.',
  'field.known': 'Bu yerda boʻlishi mumkin: {fields}.',
  'field.shared': 'bu qatorning joyi — index.uz.md fayli, chunki u barcha tillarda bir xil.',
  'field.sharedThere': 'U yerda allaqachon bor, bu yerdan oʻchiring.',
  'field.move': 'Uni oʻsha yerga koʻchiring.',
  'field.noSuchDay': 'Taqvimda bunday kun yoʻq.',
  'field.quote': 'Qiymatni oʻz holicha qoʻshtirnoq ichiga oling: {line}',
  'field.onlyDigits': 'Faqat raqamlarni yozing: qoʻshtirnoq va boʻsh joy kerak emas.',
  'field.brackets': 'Masalan, shunday yozing: [{items}].',
  'field.curlyQuotes':
    '“ ” va « » qoʻshtirnoqlari bu yerda qiymatning oʻziga qoʻshilib ketadi: ularni olib tashlang.',
  'field.space':
    'Fayl nomida boʻsh joy bor: faylni chiziqcha bilan qayta nomlang, masalan, karimov-maqola.pdf.',
  'field.fix': 'Buni “npm run check:content -- --fix” buyrugʻi oʻzi toʻgʻrilaydi.',
  'expected.number': 'son kerak.',
  'expected.wholeNumber': 'butun son kerak.',
  'expected.boolean': 'true (ha) yoki false (yoʻq) yozilishi kerak.',
  'expected.list': 'roʻyxat kerak: har bir band alohida qatorda “- ” bilan boshlanadi.',
  'expected.group':
    'bu yerda ichki qatorlar kerak: har biri shu nomning ostida, oldidan boʻsh joy tashlab, “nom: qiymat” koʻrinishida yoziladi.',
  'expected.one': '{value} yozilishi kerak.',
  'expected.oneOf': 'quyidagilardan biri kerak: {values}.',
  'expected.other': 'bu qiymat bu yerga toʻgʻri kelmaydi.',
  'expected.minItems': { other: 'kamida {count} ta band kerak.' },
  'expected.maxItems': { other: 'bandlar {count} tadan oshmasligi kerak.' },
  'expected.minCharacters': { other: 'kamida {count} ta belgi kerak.' },
  'expected.maxCharacters': {
    other: 'matn uzun: {length} ta belgi, koʻpi bilan {count} ta boʻlishi mumkin. Qisqartiring.',
  },
  'expected.min': '{limit} yoki undan katta son kerak.',
  'expected.max': '{limit} yoki undan kichik son kerak.',
  'expected.above': '{limit} dan katta son kerak.',
  'expected.below': '{limit} dan kichik son kerak.',
  'expected.image': 'shu papkadagi rasm faylining nomi kerak, masalan, cover.jpg.',

  'cover.description':
    'bu yozuvning muqova rasmi bor: uni koʻra olmaydiganlar uchun har bir tilda tavsif yoziladi. “coverAlt:” qatorini qoʻshing.',
  'image.name':
    'bu rasm faylining nomi emas. Quyidagi kengaytmalardan biri bilan tugaydigan fayl tanlang: {endings}.',
  'image.missing': 'bunday fayl yoʻq.',
  'image.otherForm':
    '“{name}” degan fayl bor: nomi bir xil koʻrinadi, lekin boshqacha yozilgan: й, é kabi harflar Mac kompyuterlaridagidek saqlangan, ekran suratlaridagidek ajralmas boʻsh joy, kirill harfi yoki koʻrinmaydigan belgi bor. Faylga oddiy lotin harflari bilan nom bering, masalan cover.jpg, va shu nomni bu yerga yozing.',
  'image.sign':
    'fayl nomida ? yoki # bor, manzil ichidagi nomda esa ular boʻlmaydi. Fayl nomini oʻzgartiring, masalan cover.jpg, va shu nomni bu yerga yozing.',
  'image.put':
    'Rasmni oʻsha yerga qoʻying yoki nomini toʻgʻrilang; katta va kichik harflar ham mos kelishi kerak.',
  'image.unreadable':
    'bu fayl rasm emas. Uni JPEG, PNG, WebP yoki AVIF formatida qaytadan saqlang.',
  'image.notSvg':
    'bu rasm SVG chizmasi emas, shuning uchun nomi .svg bilan tugamasligi kerak. Faylga oʻz kengaytmasini bering, masalan .png, va yangi nomni bu yerga yozing.',
  'image.damaged':
    'rasmning bir qismi yoʻq: fayl toʻliq koʻchirilmagan yoki buzilgan. Rasmni asl joyidan qaytadan koʻchiring yoki JPEG qilib qaytadan saqlang.',
  'image.empty': 'bu fayl boʻsh. Rasmni qaytadan koʻchiring.',
  'image.document':
    'faylning nomi rasmniki, lekin ichi hujjat ({kind}). Undagi rasmni JPEG qilib saqlang.',
  'image.webPage':
    'faylning nomi rasmniki, lekin ichi veb-sahifa. Sahifadagi rasmning oʻzini sichqonchaning oʻng tugmasi bilan bosing → Rasmni saqlash.',
  'image.video':
    'faylning nomi rasmniki, lekin ichi video. Videodan bitta kadrni JPEG qilib saqlang.',
  'image.pointer':
    'bu fayl boshqa joyda turgan rasmga ishora, xolos (Git LFS). Bu yerga rasmning oʻzini qoʻying.',
  'image.size':
    'rasm oʻlchami {width} × {height} piksel; har bir tomoni {limit} pikseldan oshmasligi kerak. Uni kichraytirib saqlang.',
  'image.phone':
    'bu iPhone suratining formati (HEIC), uni brauzerlar koʻrsatmaydi. Suratni JPEG qilib saqlang va yangi nomini yozing, masalan, cover.jpg.',
  'image.small':
    'rasm oʻlchami {width} × {height} piksel, bu joyda kattalashib, xira koʻrinadi. Kengligi kamida {limit} piksel boʻlgan rasm toping.',
  'image.unused':
    'bu rasm hech qayerda koʻrsatilmaydi. Nomini “cover:” kabi qatorga yoki matnga yozing, kerak boʻlmasa, oʻchiring.',
  'image.weight':
    'rasm hajmi {megabytes} MB; {limit} MB dan oshmasligi kerak. Uni kichraytirib saqlang.',
  'image.large':
    'rasm juda katta ({width} × {height} piksel, {megabytes} MB), sayt sekinroq yangilanadi. Eni 2560 piksel boʻlsa, yetarli.',
  'image.description':
    'bu rasmda uni koʻra olmaydiganlar uchun tavsif yoʻq. Tavsifni kvadrat qavs ichiga yozing: ![tavsif](nom).',
  'image.elsewhere':
    'rasm matn bilan bitta papkada turishi kerak. Uni oʻsha yerga saqlab, faqat nomini yozing, masalan, cover.jpg.',
  'medallion.format': 'medalyon SVG formatida chiziladi. Nomi .svg bilan tugaydigan fayl tanlang.',
  'medallion.size':
    'chizma hajmi {size} bayt; koʻpi bilan {limit} bayt boʻlishi mumkin. Chiziqlarini soddalashtiring.',
  'medallion.shapes':
    'medalyon faqat oddiy shakllardan iborat boʻladi: unda skript, uslub, havola, matn va izoh boʻlmaydi. Buni olib tashlang: {found}.',
  'publicFile.missing':
    'bunday fayl yoʻq. Uni public{path} manziliga joylang yoki bu yerdagi nomini toʻgʻrilang.',
  'publicFile.notPdf':
    'bu faylning nomi .pdf bilan tugaydi, lekin oʻzi PDF emas. Word’da “Boshqacha saqlash” → PDF ni tanlab, qaytadan saqlang.',
  'publicFile.size':
    'fayl hajmi {size} MB; koʻpi bilan {limit} MB boʻlishi mumkin. Rasmlarini kichraytirib, qaytadan saqlang.',
  'publicFile.stream':
    'videoni koʻrsatish uchun public{path} fayli kerak, lekin u yoʻq. Videoni qaytadan tayyorlang.',

  'body.long':
    'matnda {characters} ta belgi bor. {limit} tadan oshsa, sahifa sekin aloqali telefonda darrov ochilmaydi: matnni ikki sahifaga boʻling yoki qisqartiring.',
  'body.html':
    'matnlarda HTML ishlatilmaydi. Uni olib tashlang; qalin harf uchun **soʻz** yozing, yangi xatboshidan oldin boʻsh qator qoldiring.',
  'body.htmlBold': 'matnlarda HTML ishlatilmaydi. Qalin harf uchun **soʻz** deb yozing.',
  'body.htmlItalic': 'matnlarda HTML ishlatilmaydi. Qiya harf uchun *soʻz* deb yozing.',
  'body.htmlBreak': 'matnlarda HTML ishlatilmaydi. Yangi xatboshi uchun boʻsh qator qoldiring.',
  'body.htmlCode':
    'matnlarda dastur kodi va boshqa saytlardan olingan oynalar ishlatilmaydi. Uni olib tashlang; sahifaga havola bering: [matn](https://…).',
  'body.heading':
    'bitta # bilan sahifa sarlavhasi yoziladi, uning joyi esa “title:” qatori. Bu yerda ## yoki ### yozing.',
  'body.brokenLink':
    'bu havola yoki rasmga oʻxshaydi, lekin notoʻgʻri yozilgan. Manzilida boʻsh joy qoldirmang va qavslarini yoping.',
  'body.headingSpace':
    'oʻquvchilar # belgilarini koʻradi: ulardan keyin boʻsh joy qoldiring, masalan, ## Gʻoliblar.',
  'body.listSpace':
    'oʻquvchilar roʻyxat belgisini koʻradi: undan keyin ajralmas boʻsh joy turibdi (Mac kompyuterida Option va boʻsh joy). Oddiy boʻsh joy qoʻying.',
  'body.bold':
    'oʻquvchilar ** belgilarini koʻradi. Qalin harfni ikki tomondan, orada boʻsh joy qoldirmay belgilang: **soʻz**.',
  'body.tableHead':
    'bu qator jadvalga kirmay qolgan, oʻquvchilar | belgilarini koʻradi. Jadvalning ikkinchi qatori | --- | --- | boʻladi (har ustunga bittadan), qatorlari orasida boʻsh qator boʻlmaydi.',
  'body.cells':
    'jadvalning bu qatorida {cells} ta katak bor, birinchi qatorida esa {columns} ta. Kataklar sonini tenglashtiring: ular orasiga | qoʻyiladi, boʻsh katak | | boʻladi.',
  'body.afterTable':
    'bu qator jadvalning davomi boʻlib qolgan. Jadvaldan keyin boʻsh qator qoldiring.',
  'body.empty':
    'matn yoʻq, sahifa boʻsh chiqadi. Ikkinchi --- qatoridan keyin boʻsh qator qoldirib, matnni yozing.',
  'text.placeholder':
    'bu vaqtincha qoʻyilgan soʻz, uni oʻquvchilar koʻradi. Oʻrniga tayyor matnni yozing yoki oʻchiring.',
  'text.unseen':
    'bu soʻzda koʻrinmaydigan belgi (yumshoq defis yoki birlashtiruvchi) yoki ajralmas defis bor, qidiruv uni topmaydi. Soʻzni qaytadan yozing. “npm run check:content -- --fix” buyrugʻi uni olib tashlaydi.',
  'text.control':
    'bu yerda boshqaruv belgisi bor: uni sahifa ham, yangiliklar tasmasi ham koʻrsata olmaydi. “npm run check:content -- --fix” buyrugʻi uni olib tashlaydi.',
  'text.mark':
    'bu yerda koʻzga koʻrinmaydigan belgi bor: u atrofidagi belgilarni qoʻshib, ajratib yoki teskari oʻgirib qoʻyadi, qidiruv esa soʻzni topmaydi. “npm run check:content -- --fix” buyrugʻi uni olib tashlaydi.',
  'text.lost': '� belgisi dastur oʻqiy olmagan harf oʻrnida turibdi. Harfni qaytadan tering.',
  'text.font':
    'bu belgi faqat bitta shriftda, masalan Word dasturidagi Wingdings shriftida bor: oʻquvchilar boʻsh katakcha koʻradi. Boshqasini yozing: roʻyxat bandi “- ” bilan boshlanadi.',
  'word.lookAlikes':
    'bu soʻzda lotin va kirill harflari aralashgan: {letters} — boshqa alifboning oʻxshash harfi, qidiruv bunday soʻzni topmaydi. Toʻgʻrisi: {word}. “npm run check:content -- --fix” buyrugʻi buni oʻzi toʻgʻrilaydi.',
  'word.composed':
    'bu soʻzda terilganidan boshqacha saqlangan harf bor (bittasi ikki belgi yoki ikkitasi bitta belgi bilan), qidiruv bunday soʻzni topmaydi. Toʻgʻrisi: {word}. “npm run check:content -- --fix” buyrugʻi buni oʻzi toʻgʻrilaydi.',
  'copy.text':
    'bu matn {file} faylidagi bilan bir xil. Oʻz matnini yozing yoki keraksiz nusxani oʻchiring.',
  'copy.title':
    '{file} faylida ham shu sarlavha. Oʻquvchilar ularni adashtirmasligi uchun birini oʻzgartiring, masalan, yilini qoʻshing.',
  'language.alphabet':
    '“{to}” matni boshqa alifboda yozilgan. Tarjimasini yozing yoki toʻgʻri faylga koʻchiring.',
  'language.other':
    '“{to}” matnining bu joyi “{from}” tiliga oʻxshaydi. Tarjima qilinmagan boʻlsa, tarjimasini yozing.',

  'link.harmful':
    'bunday manzil saytga kirganlarga zarar yetkazishi mumkin. https:// bilan boshlanadigan manzil yozing yoki havolani olib tashlang.',
  'link.empty': 'bu havolada manzil yoʻq.',
  'link.incomplete': 'manzilni toʻliq, https:// bilan boshlab yozing.',
  'link.invalid': 'bu manzil toʻliq emas. Uni toʻgʻrilang.',
  'link.kind': 'saytda bunday havolalar ishlatilmaydi.',
  'link.relative': 'havola manzili notoʻgʻri boshlangan.',
  'link.starts':
    'Shu saytdagi sahifaga havola / bilan, boshqa saytga havola https:// bilan, shu sahifadagi sarlavhaga havola # bilan, pochta va telefon esa mailto: va tel: bilan boshlanadi.',
  'link.noPage': 'saytda “{path}” sahifasi yoʻq.',
  'link.copy':
    'Saytda kerakli sahifani oching va manzilini brauzerdan, sayt nomidan keyingi / belgisidan boshlab nusxalang.',
  'link.ownSite':
    'bu shu saytning manzili: uni “{path}” deb yozing, shunda oʻquvchi oʻz tilida qoladi.',
  'link.noHeading': 'bu sahifada bunday sarlavha yoʻq.',
  'link.headings': 'Quyidagilardan birini yozing: {headings}.',
  'link.noHeadings':
    'Matnda ## bilan boshlanadigan sarlavha yoʻq: havolani olib tashlang yoki sarlavha qoʻshing.',
  'link.alsoNoPage': 'Bundan tashqari, saytda “{path}” sahifasi yoʻq.',
  'link.rewrite': 'uni “{path}” deb yozing, bular ortiqcha: {parts}.',
  'link.language': 'til kodi (uni saytning oʻzi qoʻshadi)',
  'link.slash': 'oxiridagi qiya chiziq',
  'link.html': '“.html”',
  'field.harmful':
    'javascript:, vbscript:, data: yoki blob: bilan boshlanadigan manzil saytga kirganlarga zarar yetkazishi mumkin. https:// bilan boshlanadigan manzil yozing yoki uni olib tashlang.',
  'field.markdown':
    'bu yerda Markdown ishlatilmaydi, uning belgilarini oʻquvchilar koʻradi. Ularni oʻchiring.',
  'field.reference':
    'oʻquvchilar & va ; orasidagi kodni oʻz holicha koʻradi. Belgining oʻzini yozing, masalan «, & yoki boʻsh joy.',

  'block.import':
    '“import” yoki “export” bilan boshlanadigan qator — dastur kodi, sahifalarda esa kod boʻlmaydi. Uni oʻchiring: bloklarga import kerak emas.',
  'block.braces': '{ } ichida dastur kodi turibdi, sahifalarda esa kod boʻlmaydi. Uni oʻchiring.',
  'block.text':
    'page.mdx faylida faqat bloklar boʻladi. Matnni index.uz.md, index.ru.md va boshqa til fayllariga koʻchiring: uni sahifada <Text /> koʻrsatadi.',
  'block.unknown': '<{name}> degan blok yoʻq. Quyidagilardan birini tanlang: {blocks}.',
  'block.spread':
    '{ } ichidagi parametrlar — dastur kodi, sahifalarda esa kod boʻlmaydi. Har birini <{block} nom="qiymat" /> koʻrinishida yozing.',
  'block.attribute': '<{block}> blokida “{name}” degan parametr yoʻq.',
  'block.noAttributes': 'Bu blokda parametr boʻlmaydi: uni oʻchiring.',
  'block.attributes': 'Mavjud parametrlar: {attributes}.',
  'block.value':
    '<{block}> blokidagi “{name}” qiymati — dastur kodi, sahifalarda esa kod boʻlmaydi. Uni qoʻshtirnoq ichida yozing: {name}="…".',
  'mdx.open':
    '<{tag}> ochilgan, lekin yopilmagan. Matnidan keyin </{tag}> yozing, matni boʻlmasa, <{tag} /> yozing.',
  'mdx.close': '</{tag}> hech narsani yopmayapti. Uni oʻchiring yoki oldidan <{tag}> yozing.',
  'mdx.brace': 'ochilgan { yopilmagan. Qavsning oʻzini koʻrsatish uchun \\{ yozing.',
  'mdx.less':
    'bu yerda < belgisi blok boshi deb tushuniladi, lekin bu blok emas. Belgining oʻzini koʻrsatish uchun \\<, havola uchun [matn](manzil), blok uchun <Nom parametr="qiymat" /> yozing.',
  'mdx.comment': 'bu yerda HTML izohi yozilmaydi. Uni oʻchiring.',
  'mdx.other': 'buni MDX sifatida oʻqib boʻlmadi ({reason}).',

  'apostrophe.wrong':
    'toʻgʻrisi: {words}. oʻ va gʻ harflarida ʻ (U+02BB), boshqa joyda ʼ (U+02BC) yoziladi. “npm run check:content -- --fix” buyrugʻi buni oʻzi toʻgʻrilaydi.',

  'stale.phone':
    'bunday telefon raqami birorta yozuvda yoʻq. Raqam oʻzgargan boʻlsa, bu yerda ham tuzating.',
  'stale.hours': 'qabulxona {hours} ishlaydi. Gap shu haqda boʻlsa, vaqtni tuzating.',
  'stale.day': 'bu kun qabulning kunlari orasida yoʻq: {days}. Toʻgʻri ekanini tekshiring.',

  'term.wrong': 'atamalar roʻyxatida boshqacha: {terms} deb yozing.',
  'term.missing':
    '“{from}” matnida {found} bor, “{to}” matnida esa uning muqobili yoʻq: {terms} deb yozing.',
  'term.or': '{one} yoki {other}',
  'term.note': '{note}',
} as const;
