import { tr as fields } from '../../content-types/messages/tr.ts';
import type { Dictionary } from './dictionary.ts';

const slug =
  'küçük Latin harfleri (a–z) ve rakamlardan oluşmalı, sözcüklerin arasında kısa çizgi olmalı';

/** Messages of the content check in Turkish. */
export const tr: Dictionary = {
  ...fields,

  'command.help': `Kullanım: npm run check:content -- [seçenekler] [klasör]

src/content içindeki ya da adı verilen klasördeki dosyaları denetler. Hata bulursa 1 koduyla sona erer.

  --fix         önce tek türlü anlaşılabilecek olanı düzeltir: görünmeyen karakterler, öteki alfabenin
                benzer harfleri, Özbekçe metinlerdeki kesme işaretleri, makale sayfalarındaki tireler;
                sitede olmayan dillere yapılmış çevirileri siler
  --lang <kod>  mesajların dili: {languages}
  --help        bu yardımı gösterir`,
  'command.wrong': 'Komut anlaşılamadı.',
  'command.dashes': 'Seçeneklerden önce “--” yazın: npm run check:content -- --fix --lang tr',
  'command.unknownLanguage': '“{code}” diye bir dil yok. Şunlardan birini seçin: {languages}.',

  'report.heading': 'Sitenin içeriğinde hatalar var.',
  'report.none': { other: '{count} dosya denetlendi, hata bulunmadı' },
  'report.summary': '{files} {found}',
  'report.problems': { other: '{count} hata' },
  'report.warnings': { other: '{count} uyarı' },
  'report.inFiles': { other: '{count} dosyada' },
  'report.read': 'dosyada: {read};',
  'report.warning': 'uyarı:',
  'report.line': '({line}. satır)',
  'report.item': '({item}. madde)',
  'report.body': 'metin',

  'fix.none': 'Düzeltilecek bir şey bulunmadı.',
  'fix.summary': '{files} {corrections} düzeltildi.',
  'fix.corrections': { other: '{count} yer' },

  'value.quoted': '“{text}”',
  'value.number': '{number} sayısı',
  'value.list': 'liste',
  'value.group': 'alt alanlar',
  'value.emptyField': 'boş alan',
  'value.emptyText': 'boş metin',

  didYouMean: '“{name}” mi demek istediniz?',

  'folder.missing': 'böyle bir klasör yok.',
  'type.unknown': 'burada bu adda bir klasör olmaz.',
  'type.rename':
    'Klasörün adını değiştirin ya da klasörü silin. Burada yalnızca şu klasörler bulunur: {types}.',
  'file.outside':
    'bu dosya hiçbir yerde kullanılmıyor: news, pages gibi klasörlerin dışında duruyor. Doğru klasöre taşıyın ya da silin.',
  'file.unused': 'bu dosya hiçbir yerde kullanılmıyor.',
  'file.inDocument':
    'Adını değiştirin ya da dosyayı silin: {type}/ içindeki her klasörde {files} ve görseller bulunur.',
  'file.inRecords':
    'Adını değiştirin ya da dosyayı silin: {type}/ içinde yalnızca <ad>.yaml dosyaları ve görseller bulunur.',
  'file.encoding':
    'bu dosyanın kodlaması UTF-8 değil. UTF-8 olarak yeniden kaydedin: Not Defteri’nde Dosya → Farklı Kaydet → Kodlama, VS Code’da alttaki kodlama adı → “Save with Encoding”.',
  'file.frontMatter':
    'dosya --- satırıyla başlamalı, ardından alanlar (title ve diğerleri), sonra yine --- satırı gelmeli. Eksik olanı ekleyin.',

  'entry.noData':
    'index.uz.md dosyası yok; bütün dillerde aynı olan alanlar ondadır. Dosyayı ekleyin.',
  'entry.noText':
    'hiçbir dilde metin yok. Bir tane ekleyin, tercihen index.uz.md; diğerleri sonra da eklenebilir.',
  'entry.numberedFolder': `klasörün adı bir numara (0 ile başlamaz), kısa çizgi ve kısa bir addan oluşmalı, örneğin 42-open-day. Kısa ad ${slug}. Klasörün adını değiştirin.`,
  'entry.folder': `klasörün adı ${slug} ve başında numara bulunmamalı, örneğin anvar-qodirov. Klasörün adını değiştirin.`,
  'entry.file': `dosyanın adı ${slug}. Dosyanın adını değiştirin.`,
  'entry.languageFile':
    'dosyanın adı hangi dilde olduğunu göstermeli: {files}. Dosyanın adını değiştirin.',
  'entry.numberedFile':
    'dosyanın adı bir numara (0 ile başlamaz), kısa çizgi ve kısa bir addan oluşmalı, örneğin 7-lecturer.yaml. Dosyanın adını değiştirin.',
  'entry.yearFile':
    'dosyanın adı kendi akademik yılı olmalı: {year}.yaml. Dosyanın adını ya da “academicYear” alanını düzeltin.',

  'duplicate.number': '“{number}” numarası',
  'duplicate.name': '“{name}” adı',
  'duplicate.issue': '{journal} numaralı derginin {year} yılı {number}. sayısı',
  'duplicate.rename':
    '{identity} iki klasörde kullanılmış: {owner} ve {entry}. Yeni olanın adını değiştirin; yayımlanmış olanınkine dokunmayın, yoksa adresi değişir.',
  'duplicate.change':
    '{identity} iki dosyada kullanılmış: {owner} ve {entry}. Yeni olanı değiştirin, yayımlanmış olanı değil.',
  'duplicate.next': 'Sıradaki boş numara: {number}.',

  'named.number': 'burada {number} numaralı bir klasör yok.',
  'named.folder': 'burada “{name}” klasörü yok.',
  'named.file': 'burada “{name}.yaml” dosyası yok.',
  'named.hidden': 'ziyaretçiler “{name}” kaydını henüz göremiyor, oysa site onsuz olmaz.',
  'named.none': 'burada dosya yok, oysa site için bir tane gerekli.',
  'named.several':
    'burada tek bir dosya olmalı, oysa birden çok var: {names}. Birini bırakıp diğerlerini silin.',
  'named.uses': 'Gerekli olduğu yerler: {uses}.',
  'named.restoreNumber':
    'Klasörü geri getirin ya da yerine geçen klasörün adını “{number}-” ile başlatın.',
  'named.restoreName': 'Eski kaydı geri getirin ya da yerine geçene bu adı verin.',
  'named.restoreFile': 'Dosyayı geri getirin.',
  'named.publish': '“draft: true” satırını kaldırın ya da tarihini bugüne veya daha önceye alın.',
  'named.leadership':
    'menü ve üniversite hakkındaki sayfada “Akademik ve idari yapı” bölümü (/about)',
  'named.internationalDepartment':
    'diploma denkliği sayfası (/licence) ve tüm iletişim yolları sayfası (/connect)',
  'named.scientificDepartment':
    'menü, lisansüstü eğitim sayfası (/postgraduate) ve tüm iletişim yolları sayfası (/connect)',
  'named.educationOffice': 'tüm iletişim yolları sayfası (/connect)',
  'named.studentAffairs':
    'öğrenci yurdu sayfasındaki başvuru adresi (/dormitory) ve tüm iletişim yolları sayfası (/connect)',
  'named.digitalEducation': 'tüm iletişim yolları sayfası (/connect)',
  'named.homeCountry':
    'ana sayfada diplomanın geçerli olup olmadığı sorusunun cevabı ve denklik sayfasındaki ilk bilgi (/licence)',
  'named.page': '{path} sayfası',
  'named.answers': 'bu dilde arama: {language}',

  'reference.number': '{where} içinde bu numarada bir kayıt yok.',
  'reference.name': '{where} içinde bu adda bir kayıt yok.',
  'reference.kind': '{type} (türü “{kind}”)',
  'reference.none': 'Orada henüz hiç kayıt yok.',
  'reference.entry': '{id} {title}',
  'reference.more': '{one}, {other}',
  'reference.choice': 'Şunlardan birini yazın: {choice}.',
  'rector.none': 'hiç kimsede “rector: true” yok. Rektörün dosyasına bu satırı ekleyin.',
  'rector.second':
    'yalnızca bir rektör olur, {owner} dosyasında da “rector: true” var. Birini silin.',
  'day.distant': 'bu güne bir yıldan fazla var ya da 1990’dan önce. Doğru mu?',
  'rate.old': 'bu kur altı aydan eski. Merkez Bankasının bugünkü kurunu ve gününü yazın.',
  'fees.missing': '{year} akademik yılının ücreti yazılmamış: {programmes}. Biliniyorsa ekleyin.',

  'former.taken': 'bu, {owner} kaydının adresi. Buradan silin.',
  'former.twice': 'bu ad {owner} kaydında da var. Yalnızca birinde bırakın.',

  'hidden.draft':
    'bu bir taslak, ziyaretçiler göremez. Önce yayımlayın ya da ona giden bağlantıyı kaldırın.',
  'hidden.day': 'ziyaretçiler bunu {day} gününden önce göremez. O güne kadar bağlantıyı kaldırın.',

  'yaml.column': '{column}. karakter:',
  'yaml.tab': 'satırın başında sekme (Tab) var. Girintiyi boşluklarla yapın.',
  'yaml.duplicate':
    'yukarıda aynı adda bir alan zaten var. İkisinden birini bırakın, ötekini silin.',
  'yaml.openQuote':
    'bir tırnak açılmış ama kapatılmamış. Kapatın ya da değerin tamamını çift tırnak (") içine alın.',
  'yaml.openBracket':
    '[ ] ya da { } parantezi kapatılmamış veya bir virgül eksik. Eksik olanı ekleyin.',
  'yaml.listItem':
    'bu liste maddesi ötekilerle aynı hizada değil. Her maddeye soldan aynı uzaklıkta, “- ” ile başlayın.',
  'yaml.noField':
    'bu satır yanlış yazılmış. “ad: değer” biçiminde, iki noktadan sonra boşluk bırakarak yazın.',
  'yaml.indent':
    'bu satır çevresindeki satırlara uymuyor. “ad: değer” biçiminde, iki noktadan sonra boşluk bırakarak yazın; aynı düzeydeki bütün alanlar soldan aynı uzaklıkta başlasın.',
  'yaml.backslash':
    "çift tırnak içinde ters eğik çizginin (\\) özel bir anlamı vardır. İki kez yazın ya da tek tırnak (') kullanın.",
  'yaml.secondGroup': 'buradaki --- satırı fazla. Bu satırı silin.',
  'yaml.control':
    'burada görünmeyen bir karakter var. Satırı yeniden yazın. “npm run check:content -- --fix” komutu onu çıkarır.',
  'yaml.value': 'bu değer okunamadı.',
  'yaml.other': 'burası YAML olarak okunamadı ({reason}).',
  'yaml.quotes':
    'Bir değerde iki noktadan sonra boşluk varsa ya da değer tırnakla veya * & ! % @ ` [ { - işaretlerinden biriyle başlıyorsa, tamamını çift tırnak (") içine alın.',
  'yaml.comment':
    '# işaretinden sonrası okunmuyor: {text}. Değerin bir parçasıysa değerin tamamını tırnak içine alın; notsa ayrı bir satıra yazın.',
  'yaml.number':
    'burası {number} sayısı olarak okunuyor. Doğruysa böyle yazın; değilse sayıyı yalnızca rakamlarla yazın.',
  'yaml.noFields':
    'burada hiç alan yok. Alanları “ad: değer” biçiminde, her satıra bir tane yazın.',

  'field.missing': 'doldurulmamış;',
  'field.add': '“{name}” alanını ekleyin.',
  'field.addLanguage': '“{code}:” satırını ekleyip metni şu dilde yazın: {language}.',
  'field.unknown': 'burada bu adda bir alan olmaz.',
  'field.known': 'Burada şu alanlar olabilir: {fields}.',
  'field.shared': 'bu alanın yeri index.uz.md dosyasıdır, çünkü bütün dillerde aynıdır.',
  'field.sharedThere': 'Orada zaten var, buradan silin.',
  'field.move': 'Oraya taşıyın.',
  'field.noSuchDay': 'Takvimde böyle bir gün yok.',
  'field.quote': 'Değeri olduğu gibi tırnak içine alın: {line}',
  'field.onlyDigits': 'Yalnızca rakamları, tırnaksız ve boşluksuz yazın.',
  'field.brackets': 'Şöyle de yazılabilir: [{items}].',
  'field.curlyQuotes': '“ ” ve « » tırnakları burada değerin parçası sayılır: silin.',
  'field.space':
    'Dosyanın adında boşluk var: dosyayı kısa çizgiyle yeniden adlandırın, örneğin karimov-maqola.pdf.',
  'field.fix': '“npm run check:content -- --fix” komutu bunu sizin yerinize düzeltir.',
  'expected.number': 'bir sayı gerekli.',
  'expected.wholeNumber': 'bir tam sayı gerekli.',
  'expected.boolean': 'true (evet) ya da false (hayır) yazılmalı.',
  'expected.list': 'bir liste gerekli: her madde ayrı satırda, “- ” ile başlar.',
  'expected.group':
    'burada alt alanlar olmalı: her biri bu adın altında ayrı satıra, girintili yazılır.',
  'expected.one': 'buraya yalnızca {value} yazılabilir.',
  'expected.oneOf': 'şunlardan biri gerekli: {values}.',
  'expected.other': 'bu değer buraya uymuyor.',
  'expected.minItems': { other: 'en az {count} madde gerekli.' },
  'expected.maxItems': { other: 'en fazla {count} madde olabilir.' },
  'expected.minCharacters': { other: 'en az {count} karakter gerekli.' },
  'expected.maxCharacters': {
    other: 'metin çok uzun: {length} karakter, en fazla {count} olabilir. Kısaltın.',
  },
  'expected.min': '{limit} ya da daha büyük bir sayı gerekli.',
  'expected.max': '{limit} ya da daha küçük bir sayı gerekli.',
  'expected.above': 'sayı {limit} değerinden büyük olmalı.',
  'expected.below': 'sayı {limit} değerinden küçük olmalı.',
  'expected.image': 'bu klasördeki bir görsel dosyasının adı gerekli, örneğin cover.jpg.',

  'cover.description':
    'bu kaydın bir kapak görseli var; onu göremeyenler için her dilde bir açıklama yazılır. “coverAlt” alanını ekleyin.',
  'image.name':
    'bu bir görsel dosyasının adı değil. Şu uzantılardan birini taşıyan bir dosya seçin: {endings}.',
  'image.missing': 'böyle bir dosya yok.',
  'image.otherForm':
    '“{name}” adlı bir dosya var: adı aynı görünüyor ama başka türlü yazılmış: ğ, ş, é gibi harfler Mac’teki gibi saklanmış, ekran görüntülerindeki gibi bölünmez bir boşluk, bir Kiril harfi ya da görünmeyen bir işaret var. Dosyaya yalnızca İngilizce harflerden oluşan bir ad verin, örneğin cover.jpg, ve buraya o adı yazın.',
  'image.sign':
    'dosya adında ? ya da # var; adreslerdeki adlarda bunlar olamaz. Dosyaya başka bir ad verin, örneğin cover.jpg, ve buraya o adı yazın.',
  'image.put': 'Görseli oraya koyun ya da adı düzeltin; büyük ve küçük harfler de aynı olmalı.',
  'image.unreadable':
    'bu dosya bir görsel değil. JPEG, PNG, WebP veya AVIF olarak yeniden kaydedin.',
  'image.notSvg':
    'bu resim SVG çizimi değil; adı .svg ile bitmemeli. Dosyaya gerçek uzantısını verin, örneğin .png, ve yeni adı buraya yazın.',
  'image.damaged':
    'bu resmin bir bölümü eksik: dosya kopyalanırken yarım kalmış ya da bozulmuş. Resmi aslından yeniden kopyalayın veya JPEG olarak yeniden kaydedin.',
  'image.empty': 'bu dosya boş. Resmi yeniden kopyalayın.',
  'image.document':
    'dosyanın adı resim adı, ama içi belge ({kind}). İçindeki resmi JPEG olarak kaydedin.',
  'image.webPage':
    'dosyanın adı resim adı, ama içi bir web sayfası. Sayfada resmin üzerine sağ tıklayın → Resmi farklı kaydet.',
  'image.video':
    'dosyanın adı resim adı, ama içi bir video. Videodan bir kareyi JPEG olarak kaydedin.',
  'image.pointer':
    'bu dosya, başka yerde duran bir resmi gösteriyor (Git LFS). Buraya resmin kendisini koyun.',
  'image.size':
    'görsel {width} × {height} piksel; her kenar en fazla {limit} piksel olabilir. Daha küçük kaydedin.',
  'image.phone':
    'bu, iPhone’un HEIC biçimindeki fotoğrafı; tarayıcılar onu göstermez. JPEG olarak kaydedin ve yeni adını yazın, örneğin cover.jpg.',
  'image.small':
    'görsel {width} × {height} piksel; burada bulanık görünür. Genişliği en az {limit} piksel olan bir görsel kullanın.',
  'image.unused':
    'bu görsel hiçbir yerde gösterilmiyor. Adını “cover:” gibi bir alana ya da metne yazın; gerekmiyorsa silin.',
  'image.weight': 'dosya {megabytes} MB; en fazla {limit} MB olabilir. Daha küçük kaydedin.',
  'image.large':
    'görsel gereğinden büyük ({width} × {height} piksel, {megabytes} MB), site daha yavaş güncellenir. 2560 piksel genişlik yeter.',
  'image.description':
    'bu görselin, onu göremeyenler için bir açıklaması yok. Açıklamayı köşeli parantez içine yazın: ![açıklama](ad).',
  'image.elsewhere':
    'görsel, metinle aynı klasörde durmalı. Oraya kaydedip yalnızca adını yazın, örneğin cover.jpg.',
  'medallion.format': 'madalyon SVG olarak çizilir. Uzantısı .svg olan bir dosya seçin.',
  'medallion.size': 'çizim {size} bayt; en fazla {limit} bayt olabilir. Çizgilerini sadeleştirin.',
  'medallion.shapes':
    'madalyon yalnızca basit şekillerden oluşur: betik, stil, bağlantı, metin ve yorum içermez. Şunu silin: {found}.',
  'publicFile.missing':
    'böyle bir dosya yok. Dosyayı public{path} olarak kaydedin ya da buradaki adı düzeltin.',
  'publicFile.notPdf':
    'dosyanın adı .pdf ile bitiyor, ama kendisi PDF değil. Yeniden kaydedin: Word’de Farklı Kaydet → PDF.',
  'publicFile.size':
    'dosya {size} MB; en fazla {limit} MB olabilir. İçindeki görselleri küçültüp yeniden kaydedin.',
  'publicFile.stream':
    'videonun oynatılması için public{path} dosyası gerekli, ama bu dosya yok. Videoyu yeniden hazırlayın.',

  'body.long':
    'metin {characters} karakter. {limit} karakterden sonra sayfa yavaş bağlantılı telefonda hemen açılmaz: metni iki sayfaya bölün ya da kısaltın.',
  'body.html':
    'metinlerde HTML kullanılmaz. Kaldırın; kalın yazı için **sözcük** yazın, yeni paragraf için boş satır bırakın.',
  'body.htmlBold': 'metinlerde HTML kullanılmaz. Kalın yazı için **sözcük** yazın.',
  'body.htmlItalic': 'metinlerde HTML kullanılmaz. Eğik yazı için *sözcük* yazın.',
  'body.htmlBreak': 'metinlerde HTML kullanılmaz. Yeni paragraf için boş bir satır bırakın.',
  'body.htmlCode':
    'metinlerde kod ve başka sitelerin pencereleri kullanılmaz. Kaldırın; onun yerine bağlantı verin: [metin](https://…).',
  'body.heading':
    'tek # ile sayfanın başlığı yazılır, onun yeri ise “title” alanıdır. Burada ## veya ### kullanın.',
  'body.brokenLink':
    'bu bir bağlantıya ya da görsele benziyor, ama yanlış yazılmış. Adresinde boşluk bırakmayın ve parantezlerini kapatın.',
  'body.headingSpace':
    'okurlar # işaretlerini görür. Onlardan sonra boşluk bırakın, örneğin ## Kazananlar.',
  'body.listSpace':
    'okurlar listenin işaretini görür: ondan sonraki boşluk bölünmez bir boşluk (Mac’te Option ve boşluk). Sıradan bir boşluk koyun.',
  'body.bold':
    'okurlar ** işaretlerini görür. İşaretleri iki yana, arada boşluk bırakmadan koyun: **sözcük**.',
  'body.tableHead':
    'bu satır tabloya girmemiş, okurlar | işaretlerini görür. Tablonun ikinci satırı, her sütun için bir tane olmak üzere | --- | --- | olmalı; satırların arasında boş satır olmaz.',
  'body.cells':
    'tablonun bu satırında {cells} hücre var, ilk satırında ise {columns}. Sayıları eşitleyin: hücreleri | ayırır, boş hücre | | diye yazılır.',
  'body.afterTable': 'bu satır tablonun içinde kalmış. Tablodan sonra boş bir satır bırakın.',
  'body.empty':
    'metin yok, sayfa boş kalır. İkinci --- satırının altına, boş bir satırdan sonra metni yazın.',
  'text.placeholder':
    'bu, taslaktan kalmış bir ifade ve okurlar onu görür. Yerine asıl metni yazın ya da silin.',
  'text.unseen':
    'bu sözcükte görünmeyen bir karakter (isteğe bağlı tire veya birleştirici) ya da bölünmez tire var; arama onu bulamaz. Sözcüğü yeniden yazın. “npm run check:content -- --fix” komutu onu çıkarır.',
  'text.control':
    'burada bir denetim karakteri var; sayfalar ve haber akışları onu taşıyamaz. “npm run check:content -- --fix” komutu onu çıkarır.',
  'text.mark':
    'burada görünmeyen bir işaret var: çevresindeki karakterleri birleştirir, ayırır ya da ters çevirir; arama sözcüğü bulamaz. “npm run check:content -- --fix” komutu onu çıkarır.',
  'text.lost': '� işareti, bir programın okuyamadığı harfin yerinde duruyor. Harfi yeniden yazın.',
  'text.font':
    'bu işaret yalnızca bir yazı tipinde var, örneğin Word’deki Wingdings’te: okurlar boş bir kutu görür. Başka bir işaret yazın: liste maddesi “- ” ile başlar.',
  'word.lookAlikes':
    'bu sözcükte Latin ve Kiril harfleri karışmış: {letters} öteki alfabenin benzer görünen harfidir; arama sözcüğü bulamaz. Doğrusu: {word}. “npm run check:content -- --fix” komutu bunu sizin yerinize düzeltir.',
  'word.composed':
    'bu sözcükte yazıldığından başka türlü saklanmış harfler var (biri iki karakterle ya da ikisi tek karakterle); arama sözcüğü bulamaz. Doğrusu: {word}. “npm run check:content -- --fix” komutu bunu sizin yerinize düzeltir.',
  'copy.text':
    'bu metin {file} dosyasındakiyle aynı. Kendi metnini yazın ya da gereksiz kopyayı silin.',
  'copy.title':
    '{file} dosyasında da aynı başlık var. Okurlar karıştırmasın diye birini değiştirin, örneğin yılını ekleyin.',
  'language.alphabet':
    '“{to}” metni başka bir alfabeyle yazılmış. Çevirisini yazın ya da kendi dilinin dosyasına taşıyın.',
  'language.other':
    '“{to}” metninin bu bölümü “{from}” diline benziyor. Çevrilmediyse çevirisini yazın.',

  'link.harmful':
    'bu tür bir adres ziyaretçilere zarar verebilir. https:// ile başlayan bir adres yazın ya da bağlantıyı silin.',
  'link.empty': 'bu bağlantının adresi yok.',
  'link.incomplete': 'adresi tam olarak, başında https:// ile yazın.',
  'link.invalid': 'bu adres eksik. Düzeltin.',
  'link.kind': 'sitede bu tür bağlantılar kullanılmaz.',
  'link.relative': 'bağlantının adresi yanlış başlıyor.',
  'link.starts':
    'Bağlantılar bu sitedeki bir sayfa için / ile, başka bir site için https:// ile, aynı sayfadaki bir başlık için # ile, e-posta ve telefon için mailto: ve tel: ile başlar.',
  'link.noPage': 'sitede “{path}” sayfası yok.',
  'link.copy':
    'Sitede istediğiniz sayfayı açın ve adresini tarayıcıdan, site adından sonraki / işaretinden başlayarak kopyalayın.',
  'link.ownSite':
    'bu, bu sitenin kendi adresi: “{path}” biçiminde yazın, böylece okur kendi dilinde kalır.',
  'link.noHeading': 'bu sayfada böyle bir başlık yok.',
  'link.headings': 'Şunlardan birini yazın: {headings}.',
  'link.noHeadings':
    'Metinde ## ile başlayan bir başlık yok: bağlantıyı kaldırın ya da başlık ekleyin.',
  'link.alsoNoPage': 'Ayrıca sitede “{path}” sayfası yok.',
  'link.rewrite': '“{path}” biçiminde yazın; şunlar fazla: {parts}.',
  'link.language': 'dil kodu (site kendisi ekler)',
  'link.slash': 'sondaki eğik çizgi',
  'link.html': '“.html”',
  'field.harmful':
    'javascript:, vbscript:, data: veya blob: ile başlayan bir adres ziyaretçilere zarar verebilir. https:// ile başlayan bir adres yazın ya da bunu silin.',
  'field.markdown': 'bu alanda Markdown kullanılmaz, okurlar işaretlerini görür. İşaretleri silin.',
  'field.reference':
    'okurlar & ile ; arasındaki kodu olduğu gibi görür. İşaretin kendisini yazın, örneğin «, & ya da boşluk.',

  'block.import':
    '“import” veya “export” ile başlayan satır koddur, sayfalarda ise kod olmaz. Satırı silin: bloklara import gerekmez.',
  'block.braces': '{ } içinde kod var, sayfalarda ise kod olmaz. Silin.',
  'block.text':
    'page.mdx dosyasında yalnızca bloklar bulunur. Metni index.uz.md, index.ru.md gibi dosyalara taşıyın: onu <Text /> gösterir.',
  'block.unknown': '<{name}> diye bir blok yok. Şunlardan birini seçin: {blocks}.',
  'block.spread':
    '{ } içindeki parametreler koddur, sayfalarda ise kod olmaz. Her birini <{block} ad="değer" /> biçiminde yazın.',
  'block.attribute': '<{block}> bloğunun “{name}” diye bir parametresi yok.',
  'block.noAttributes': 'Bu blok parametre almaz: silin.',
  'block.attributes': 'Parametreleri: {attributes}.',
  'block.value':
    '<{block}> bloğundaki “{name}” değeri koddur, sayfalarda ise kod olmaz. Tırnak içinde yazın: {name}="…".',
  'mdx.open':
    '<{tag}> açılmış ama kapatılmamış. Metninden sonra </{tag}> yazın, metni yoksa <{tag} /> yazın.',
  'mdx.close': '</{tag}> hiçbir şeyi kapatmıyor. Silin ya da önüne <{tag}> yazın.',
  'mdx.brace': 'bir { açılmış ama kapatılmamış. Parantezin kendisini göstermek için \\{ yazın.',
  'mdx.less':
    'buradaki < işareti bir bloğun başı olarak okunuyor, ama bu bir blok değil. İşaretin kendisi için \\<, bağlantı için [metin](adres), blok için <Ad parametre="değer" /> yazın.',
  'mdx.comment': 'burada HTML yorumu olmaz. Silin.',
  'mdx.other': 'burası MDX olarak okunamadı ({reason}).',

  'apostrophe.wrong':
    'doğrusu: {words}. oʻ ve gʻ harflerinde ʻ (U+02BB), başka yerlerde ʼ (U+02BC) yazılır. “npm run check:content -- --fix” komutu bunu sizin yerinize düzeltir.',

  'stale.phone': 'bu telefon numarası hiçbir kayıtta yok. Numara değiştiyse burada da düzeltin.',
  'stale.hours': 'danışma {hours} saatlerinde açık. Söz konusu olan oysa saatleri düzeltin.',
  'stale.day': 'bu gün, kabulün günleri arasında yok: {days}. Doğru olup olmadığına bakın.',

  'term.wrong': 'terim listesinde başka bir karşılığı var: {terms} yazın.',
  'term.missing':
    '“{from}” metninde {found} var, “{to}” metninde ise karşılığı yok: {terms} yazın.',
  'term.or': '{one} ya da {other}',
  'term.note': '{note}',
};
