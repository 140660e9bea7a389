import type { SavingMessages } from './dictionary.ts';

const numbered =
  'sağdaki paneldeki ad; numara, kısa çizgi ve kısa bir addan oluşmalı, örneğin 42-open-day.';
const named =
  'sağdaki paneldeki ad kısa olmalı; a–z harfleri, rakamlar ve kısa çizgilerle yazılmalı, örneğin anvar-qodirov.';

export const tr: SavingMessages = {
  notSaved: 'Kayıt henüz kaydedilmedi',
  sessionEnded:
    'Oturumunuz sona erdi. Yazdıklarınız bu tarayıcıda duruyor: sayfayı yenileyin, sayfadan ayrılmayı onaylayın, yeniden giriş yapın, bu formu açın ve taslak önerildiğinde “Geri Yükle” düğmesine basın.',
  changedElsewhere:
    'Bu kayıt, siz açtıktan sonra başka bir sekmede veya elle değiştirildi. Yazdıklarınız kaybolmadı: kopyalayın, sayfayı yenileyin, önerilen taslağı geri yüklemeyin ve değişikliklerinizi yeniden girin.',
  nameNotFinished:
    'Sağdaki paneldeki ad kullanılamaz. Adı düzeltin veya alanı çarpı işaretiyle kapatın.',
  advice: 'Kaydedildi. Lütfen şunlara bir kez daha bakın:',
  replaced: 'Önceki {contact} şu kayıtlarda hâlâ geçiyor: ',
  close: 'Kapat',
  check: {
    'report.read': 'şu anki değer: {read};',
    'entry.noData': 'bütün dillerin ortak bilgilerini içeren Özbekçe bölüm eksik. Onu doldurun.',
    'field.addLanguage': 'Metni şu dilde yazın: {language}.',
    'field.known': '',
    'expected.languages': 'en az bir dilde yazın.',
    'expected.day': 'bir gün seçin.',
    'expected.clock': 'saati ve dakikayı yazın, örneğin 08:00.',
    'expected.image': 'bir resim seçin.',
    'expected.list': 'en az bir öğe ekleyin.',
    'expected.group': 'buradaki alanları doldurun.',
    'expected.oneOf': 'sunulanlardan birini seçin.',
    'expected.opens': 'başlangıç saatini de yazın.',
    'expected.closes': 'bitiş saatini de yazın.',
    'expected.closesLater': 'bitiş saati, başlangıç saatinden sonra olmalı.',
    'expected.daysInOrder':
      'son gün ilk günden önce geliyor; hafta pazartesiyle başlar. Günleri iki ayrı kayda bölün.',
    'expected.pageOrService': 'yalnızca birini doldurun: ya sayfayı ya da hizmeti.',
    'body.heading':
      'tek # ile sayfanın başlığı yazılır, onun ayrı bir alanı var. Burada ## veya ### kullanın.',
    'entry.numberedFolder': numbered,
    'entry.numberedFile': numbered,
    'entry.folder': named,
    'entry.file': named,
    'entry.yearFile':
      'bu akademik yılın ücretleri zaten var ya da var olan bir kaydın yılı değiştirildi. Her yıl için tek kayıt olur: yenisini “Çoğalt” ile oluşturup yılını değiştirin.',
    'body.empty': 'metin yok, sayfa boş kalır. Metni yazın veya kaydı taslak olarak işaretleyin.',
    'cover.description': 'fotoğrafı göremeyen okurlar için onda ne olduğunu yazın.',
    'duplicate.rename':
      '{identity} başka bir kayıtta kullanılıyor. Sağdaki panelden bu kaydın adını değiştirin.',
    'duplicate.change':
      '{identity} başka bir kayıtta kullanılıyor. Sağdaki panelden bu kaydın adını değiştirin.',
    'image.missing': 'böyle bir resim yok.',
    'image.put': 'Onu yeniden ekleyin ya da adını düzeltin.',
    'image.elsewhere':
      'resim başka bir sitede. Bilgisayarınıza kaydedip metnin üstündeki düğmeyle ekleyin.',
    'publicFile.missing': 'böyle bir belge ya da video yok. Yeniden yükleyin ya da adını düzeltin.',
    'entry.noText': 'hiçbir dilde başlık yok. Tercihen Özbekçe bir başlık yazın.',
    'language.alphabet':
      'metin başka bir alfabeyle yazılmış. Çevirin veya kendi dilinin sayfasına taşıyın.',
    'field.add': '',
    'named.publish': '“Taslak” işaretini kaldırın ya da tarihini bugüne veya daha önceye alın.',
  },
};
