import { locales } from '../../i18n/locales.ts';

/** The expected forms of content fields in Uzbek, the source of the other languages. */
export const uz = {
  'expected.text': 'matn yozilishi kerak.',
  'expected.languages': `kamida bitta tilda matn kerak: ${locales.join(', ')}.`,
  'expected.day': 'sana YYYY-OO-KK koʻrinishida yozilishi kerak, masalan, 2026-09-01.',
  'expected.dayNotBefore': 'sana “{field}” qatoridagi kundan oldin boʻlmasligi kerak.',
  'expected.clock':
    'vaqt qoʻshtirnoq ichida, SS:DD koʻrinishida yozilishi kerak, masalan, "08:00".',
  'expected.academicYear': 'oʻquv yili 2025-2026 koʻrinishida yozilishi kerak.',
  'expected.yearsInRow': 'ketma-ket kelgan ikki yil kerak, masalan, 2025-2026.',
  'expected.webAddress': 'https:// bilan boshlanadigan manzil kerak.',
  'expected.sitePath': 'shu saytdagi sahifa manzili kerak, masalan, /courses yoki /about#licence.',
  'expected.formerName':
    'papkaning yoki faylning avvalgi nomi yozilishi kerak, masalan 42-ochiq-eshiklar.',
  'expected.formerSlug': 'papkaning avvalgi nomi yozilishi kerak, masalan anvar-qodirov.',
  'expected.pdf':
    'fayl yoʻli /pdf/nom.pdf koʻrinishida yozilishi kerak; fayl nomida faqat lotin harflari, raqamlar va chiziqcha boʻladi.',
  'expected.mp4': 'fayl yoʻli /video/nom.mp4 koʻrinishida yozilishi kerak.',
  'expected.stream': 'fayl yoʻli /video/nom/film.m3u8 koʻrinishida yozilishi kerak.',
  'expected.captions': 'fayl yoʻli /video/nom/uz.vtt koʻrinishida yozilishi kerak.',
  'expected.email': 'elektron pochta manzili kerak.',
  'expected.phone':
    'telefon raqami qoʻshtirnoq ichida, +998732001234 koʻrinishida yozilishi kerak.',
  'expected.postcode': 'qoʻshtirnoq ichida oltita raqam kerak.',
  'expected.directionCode': 'qoʻshtirnoq ichida sakkizta raqam kerak, masalan, "60910200".',
  'expected.issn': 'ISSN 1234-567X koʻrinishida yozilishi kerak.',
  'expected.doi': 'DOI 10.1234/abc koʻrinishida yozilishi kerak.',
  'expected.domain': 'sayt manzili https:// va sahifa yoʻlisiz kerak, masalan, university.uz.',
  'expected.referencePrefix': 'ikkitadan sakkiztagacha bosh lotin harfi kerak, masalan, UNI.',
  'expected.statusId': 'faqat kichik lotin harflari bilan yozilishi kerak, masalan, low-income.',
  'expected.faculty': 'kafedra qarashli boʻlgan fakultetning raqami kerak.',
  'expected.author': 'ismning bosh harflari va familiya kerak, masalan, N. R. Boboyeva.',
  'expected.pageRange': 'sahifalar oraligʻi uzun chiziqcha (–) bilan yozilishi kerak: 12–19.',
  'expected.articleTitle': 'maqolaning oʻz tilidagi sarlavhasi kerak.',
  'expected.ownFirstPage':
    '{item}-maqola ham {page}-sahifadan boshlangan, har bir maqola alohida sahifadan boshlanishi kerak. Sahifalarni tekshiring.',
  'expected.ownProgramme':
    'bu {item}-bandda bor, har biri bir marta yoziladi. Ortiqchasini oʻchiring.',
  'expected.pagesInOrder': 'birinchi sahifa oxirgisidan katta boʻlmasligi kerak, masalan, 33–40.',
  'expected.opens': '“closes” bor, demak, ochilish vaqti ham kerak.',
  'expected.closes': '“opens” bor, demak, yopilish vaqti ham kerak.',
  'expected.closesLater': 'yopilish vaqti “opens” qatoridagi vaqtdan keyin boʻlishi kerak.',
  'expected.daysInOrder':
    'oxirgi kun “from” qatoridagi kundan oldin keladi: hafta dushanbadan (mon) boshlanadi. Kunlarni ikki qatorga ajratib yozing.',
  'expected.otherDays':
    'bu kunlardan biri yuqorida bor: har bir kun faqat bir marta yoziladi. Ortiqchasini oʻchiring.',
  'expected.pageOrService': '“page” va “service” qatorlaridan faqat bittasi boʻlishi kerak.',
} as const;
