import { locales } from '../../i18n/locales.ts';
import type { FieldMessages } from '../expected.ts';

/** The expected forms of content fields in English. */
export const en: FieldMessages = {
  'expected.text': 'expected some text.',
  'expected.languages': `expected at least one language: ${locales.join(', ')}.`,
  'expected.day': 'expected a calendar date as YYYY-MM-DD, for example 2026-09-01.',
  'expected.dayNotBefore': 'expected a day that is not before “{field}”.',
  'expected.clock': 'expected a time as HH:MM in quotes, for example "08:00".',
  'expected.academicYear': 'expected an academic year as 2025-2026.',
  'expected.yearsInRow': 'expected two years in a row, as 2025-2026.',
  'expected.webAddress': 'expected an address that starts with https://.',
  'expected.sitePath': 'expected a page of this site, as /courses or /about#licence.',
  'expected.formerName': 'expected a former name of the folder or file, for example 42-open-day.',
  'expected.formerSlug': 'expected a former name of the folder, for example anvar-qodirov.',
  'expected.pdf':
    'expected a path as /pdf/name.pdf; the file’s name has only letters a to z, digits and hyphens.',
  'expected.mp4': 'expected a path as /video/name.mp4.',
  'expected.stream': 'expected a path as /video/name/film.m3u8.',
  'expected.captions': 'expected a path as /video/name/uz.vtt.',
  'expected.email': 'expected an email address.',
  'expected.phone': 'expected a phone number as +998732001234, in quotes.',
  'expected.postcode': 'expected six digits in quotes.',
  'expected.directionCode': 'expected eight digits in quotes, for example "60910200".',
  'expected.issn': 'expected an ISSN as 1234-567X.',
  'expected.doi': 'expected a DOI as 10.1234/abc.',
  'expected.domain': 'expected a host without https:// and paths, as university.uz.',
  'expected.referencePrefix': 'expected two to eight capital Latin letters, as UNI.',
  'expected.statusId': 'expected lower-case letters, as low-income.',
  'expected.faculty': 'expected the number of the faculty that the department belongs to.',
  'expected.author': 'expected initials and a surname, as N. R. Boboyeva.',
  'expected.pageRange': 'expected a page range with an en dash, as 12–19.',
  'expected.articleTitle': 'expected the title in the language of the article.',
  'expected.ownFirstPage':
    'article {item} begins on page {page}, too, and each article must begin on a page of its own. Check the page numbers.',
  'expected.ownProgramme':
    'item {item} is about it already, and each is written once. Remove one of the two.',
  'expected.pagesInOrder':
    'the first page can’t be greater than the last; expected, for example, 33–40.',
  'expected.opens': 'expected the opening time, since “closes” is given.',
  'expected.closes': 'expected the closing time, since “opens” is given.',
  'expected.closesLater': 'expected a time later than “opens”.',
  'expected.daysInOrder':
    'the last day comes before “from”: a week starts with Monday (mon). Write the days as two items.',
  'expected.otherDays':
    'one of these days is in the list above already, and each day is written once. Remove one of the two.',
  'expected.pageOrService': 'expected either “page” or “service”.',
};
