import { locales } from '../../i18n/locales.ts';
import type { FieldMessages } from '../expected.ts';

/** The expected forms of content fields in Russian. */
export const ru: FieldMessages = {
  'expected.text': 'здесь нужен текст.',
  'expected.languages': `нужен текст хотя бы на одном языке: ${locales.join(', ')}.`,
  'expected.day': 'нужна дата в виде ГГГГ-ММ-ДД, например 2026-09-01.',
  'expected.dayNotBefore': 'дата не может быть раньше той, что указана в поле «{field}».',
  'expected.clock': 'нужно время в виде ЧЧ:ММ в кавычках, например "08:00".',
  'expected.academicYear': 'нужен учебный год в виде 2025-2026.',
  'expected.yearsInRow': 'нужны два года подряд, например 2025-2026.',
  'expected.webAddress': 'нужен адрес, который начинается с https://.',
  'expected.sitePath': 'нужен адрес страницы этого сайта, например /courses или /about#licence.',
  'expected.formerName': 'нужно прежнее название папки или файла, например 42-open-day.',
  'expected.formerSlug': 'нужно прежнее название папки, например anvar-qodirov.',
  'expected.pdf':
    'нужен путь к файлу в виде /pdf/name.pdf; в имени файла бывают только латинские буквы, цифры и дефис.',
  'expected.mp4': 'нужен путь к файлу в виде /video/name.mp4.',
  'expected.stream': 'нужен путь к файлу в виде /video/name/film.m3u8.',
  'expected.captions': 'нужен путь к файлу в виде /video/name/uz.vtt.',
  'expected.email': 'нужен адрес электронной почты.',
  'expected.phone': 'нужен номер телефона в виде +998732001234, в кавычках.',
  'expected.postcode': 'нужны шесть цифр в кавычках.',
  'expected.directionCode': 'нужны восемь цифр в кавычках, например "60910200".',
  'expected.issn': 'нужен ISSN в виде 1234-567X.',
  'expected.doi': 'нужен DOI в виде 10.1234/abc.',
  'expected.domain': 'нужен адрес сайта без https:// и пути, например university.uz.',
  'expected.referencePrefix': 'нужны от двух до восьми заглавных латинских букв, например UNI.',
  'expected.statusId': 'пишите только строчными латинскими буквами, например low-income.',
  'expected.faculty': 'нужен номер факультета, к которому относится кафедра.',
  'expected.author': 'нужны инициалы и фамилия, например N. R. Boboyeva.',
  'expected.pageRange': 'страницы нужно указать через короткое тире: 12–19.',
  'expected.articleTitle': 'нужно название на языке статьи.',
  'expected.ownFirstPage':
    'со страницы {page} начинается и статья {item}, а каждая статья должна начинаться на своей странице. Проверьте номера страниц.',
  'expected.ownProgramme':
    'об этом уже сказано в пункте {item}, а каждое пишется один раз. Уберите лишнее.',
  'expected.pagesInOrder':
    'первая страница не может быть больше последней; нужно, например, 33–40.',
  'expected.opens': 'указано «closes», поэтому нужно и время начала.',
  'expected.closes': 'указано «opens», поэтому нужно и время окончания.',
  'expected.closesLater': 'время окончания должно быть позже того, что указано в поле «opens».',
  'expected.daysInOrder':
    'последний день стоит раньше дня из поля «from», а неделя начинается с понедельника (mon). Разделите дни на две записи.',
  'expected.otherDays':
    'один из этих дней уже есть выше, а каждый день пишется только один раз. Уберите лишнее.',
  'expected.pageOrService': 'нужно одно из двух полей: либо «page», либо «service».',
};
