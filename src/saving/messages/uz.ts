import type { SavingMessages } from './dictionary.ts';

const numbered =
  'oʻngdagi paneldagi nom raqam, chiziqcha va qisqa nomdan iborat boʻlishi kerak, masalan, 42-open-day.';
const named =
  'oʻngdagi paneldagi nom qisqa boʻlsin: a–z harflari va raqamlar, oralarida chiziqcha, masalan, anvar-qodirov.';

export const uz: SavingMessages = {
  notSaved: 'Yozuv hali saqlanmadi',
  sessionEnded:
    'Kirish muddatingiz tugagan. Yozganingiz shu brauzerda turibdi: sahifani yangilang, undan chiqishga rozilik bering, qaytadan kiring, shu shaklni oching va qoralama taklif qilinganda «Восстановить» tugmasini bosing.',
  changedElsewhere:
    'Bu yozuv Siz ochganingizdan keyin boshqa varaqda yoki qoʻlda oʻzgartirilgan. Yozganingiz yoʻqolmadi: uni nusxalab oling, sahifani yangilang, taklif qilingan qoralamani tiklamang va oʻzgarishlaringizni qayta kiriting.',
  nameNotFinished:
    'Oʻngdagi paneldagi nomni ishlatib boʻlmaydi. Uni tuzating yoki maydonni xoch bilan yoping.',
  advice: 'Saqlandi. Iltimos, quyidagilarni yana bir koʻrib chiqing:',
  replaced: 'Avvalgi {contact} hali shu yozuvlarda turibdi: ',
  close: 'Yopish',
  check: {
    'value.group': 'ichki maydonlar',
    'value.emptyField': 'boʻsh maydon',
    'expected.dayNotBefore': 'kun “{field}” maydonidagidan oldin boʻlmasligi kerak.',
    'report.read': 'hozir {read};',
    'entry.noData':
      'barcha tillar uchun umumiy maʼlumotlar yoziladigan oʻzbekcha qism yoʻq. Uni toʻldiring.',
    'field.addLanguage': 'Matnni shu tilda yozing: {language}.',
    'field.known': '',
    'expected.languages': 'kamida bitta tilda yozing.',
    'expected.day': 'kunni tanlang.',
    'expected.clock': 'soat va daqiqani yozing, masalan, 08:00.',
    'expected.image': 'rasm tanlang.',
    'expected.list': 'kamida bitta band qoʻshing.',
    'expected.group': 'bu boʻlimdagi maydonlarni toʻldiring.',
    'expected.oneOf': 'taklif qilinganlardan birini tanlang.',
    'expected.opens': 'boshlanish vaqtini ham yozing.',
    'expected.closes': 'tugash vaqtini ham yozing.',
    'expected.closesLater': 'tugash vaqti boshlanish vaqtidan keyin boʻlishi kerak.',
    'expected.daysInOrder':
      'oxirgi kun birinchi kundan oldin keladi: hafta dushanbadan boshlanadi. Kunlarni ikkita bandga ajratib yozing.',
    'expected.pageOrService': 'faqat bittasini toʻldiring: sahifani yoki xizmatni.',
    'body.heading':
      'bitta # bilan sahifa sarlavhasi yoziladi, uning alohida maydoni bor. Bu yerda ## yoki ### yozing.',
    'entry.numberedFolder': numbered,
    'entry.numberedFile': numbered,
    'entry.folder': named,
    'entry.file': named,
    'entry.yearFile':
      'bu oʻquv yili uchun toʻlovlar bor yoki mavjud yozuvning yili oʻzgartirilgan. Har yil uchun bitta yozuv boʻladi: yangisini “Nusxa yaratish” bilan oching va yilini oʻzgartiring.',
    'body.empty':
      'matn yozilmagan, sahifa boʻsh chiqadi. Matnni yozing yoki yozuvni qoralama qilib belgilang.',
    'cover.description': 'rasmni koʻra olmaydigan oʻquvchilar uchun unda nima borligini yozing.',
    'duplicate.rename':
      '{identity} boshqa yozuvda ishlatilgan. Oʻngdagi paneldan bu yozuvning nomini oʻzgartiring.',
    'duplicate.change':
      '{identity} boshqa yozuvda ishlatilgan. Oʻngdagi paneldan bu yozuvning nomini oʻzgartiring.',
    'image.missing': 'bunday rasm yoʻq.',
    'image.put': 'Uni qaytadan qoʻshing yoki nomini tuzating.',
    'image.elsewhere':
      'rasm boshqa saytda turibdi. Uni kompyuteringizga saqlang va matn tepasidagi tugma bilan qoʻshing.',
    'publicFile.missing': 'bunday hujjat yoki video yoʻq. Qaytadan yuklang yoki nomini tuzating.',
    'entry.noText': 'hech bir tilda sarlavha yoʻq. Sarlavha yozing, yaxshisi oʻzbekcha.',
    'language.alphabet':
      'matn boshqa alifboda yozilgan. Uni tarjima qiling yoki oʻz tilidagi ustunga koʻchiring.',
    'field.add': '',
    'named.publish':
      '“Qoralama” belgisini olib tashlang yoki bugungi kundan kech boʻlmagan sana qoʻying.',
  },
};
