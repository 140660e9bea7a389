import type { SavingMessages } from './dictionary.ts';

export const tr: SavingMessages = {
  changedElsewhere:
    'Bu kayıt, siz açtıktan sonra başka bir pencerede veya elle değiştirildi. Yazdıklarınız kaybolmadı: kopyalayın, sayfayı yenileyin, önerilen taslağı geri yüklemeyin ve değişikliklerinizi yeniden girin.',
  nameNotFinished:
    'Sağdaki paneldeki ad kullanılamaz. Adı düzeltin veya alanı çarpı işaretiyle kapatın.',
  advice: 'Kaydedildi. Lütfen şunlara bir kez daha bakın:',
  close: 'Kapat',
  check: {
    'body.empty': 'metin yok, sayfa boş kalır. Metni yazın veya kaydı taslak olarak işaretleyin.',
    'cover.description': 'fotoğrafı göremeyen okurlar için onda ne olduğunu yazın.',
    'duplicate.rename':
      '{identity} başka bir kayıtta kullanılıyor. Sağdaki panelden bu kaydın adını değiştirin.',
    'duplicate.change':
      '{identity} başka bir kayıtta kullanılıyor. Sağdaki panelden bu kaydın adını değiştirin.',
    'entry.noText': 'hiçbir dilde başlık yok. Tercihen Özbekçe bir başlık yazın.',
    'language.alphabet':
      'metin başka bir alfabeyle yazılmış. Çevirin veya kendi dilinin sayfasına taşıyın.',
    'field.add': '',
    'named.publish': '“Taslak” işaretini kaldırın ya da tarihini bugüne veya daha önceye alın.',
  },
};
