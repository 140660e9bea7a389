import type { SavingMessages } from './dictionary.ts';

export const uz: SavingMessages = {
  changedElsewhere:
    'Bu yozuv siz ochganingizdan keyin boshqa oynada yoki qoʻlda oʻzgartirilgan. Yozganingiz yoʻqolmadi: uni nusxalab oling, sahifani yangilang, taklif qilingan qoralamani tiklamang va oʻzgarishlaringizni qayta kiriting.',
  nameNotFinished:
    'Oʻngdagi paneldagi nomni ishlatib boʻlmaydi. Uni tuzating yoki maydonni xoch bilan yoping.',
  advice: 'Saqlandi. Iltimos, quyidagilarni yana bir koʻrib chiqing:',
  close: 'Yopish',
  check: {
    'body.empty':
      'matn yozilmagan, sahifa boʻsh chiqadi. Matnni yozing yoki yozuvni qoralama qilib belgilang.',
    'cover.description': 'rasmni koʻra olmaydigan oʻquvchilar uchun unda nima borligini yozing.',
    'duplicate.rename': '{identity} band. Oʻngdagi paneldan bu yozuvning nomini oʻzgartiring.',
    'duplicate.change': '{identity} band. Oʻngdagi paneldan bu yozuvning nomini oʻzgartiring.',
    'entry.noText': 'hech bir tilda sarlavha yoʻq. Sarlavha yozing, yaxshisi oʻzbekcha.',
    'language.alphabet':
      'matn boshqa alifboda yozilgan. Uni tarjima qiling yoki oʻz tilidagi ustunga koʻchiring.',
    'field.add': '',
    'named.publish':
      '“Qoralama” belgisini olib tashlang yoki bugungi kundan kech boʻlmagan sana qoʻying.',
  },
};
