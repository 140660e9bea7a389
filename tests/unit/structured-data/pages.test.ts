import { expect, it } from 'vitest';
import { bookList } from '../../../src/features/library/structured-data.ts';
import { profilePage } from '../../../src/features/people/structured-data.ts';
import { videoObject } from '../../../src/features/videos/structured-data.ts';
import { perLocale } from '../../../src/i18n/locales.ts';
import { breadcrumbList } from '../../../src/structured-data/breadcrumb-list.ts';
import { faqPage } from '../../../src/structured-data/faq-page.ts';
import { graphJson } from '../../../src/structured-data/graph-json.ts';
import { person } from './entries.ts';

const page = 'https://university.example/en/page';

it('a breadcrumb list numbers positions from the home page, and omits the current page’s URL', () => {
  expect(breadcrumbList([{ label: 'Home', href: '/en' }], 'Page', page)).toEqual({
    '@type': 'BreadcrumbList',
    '@id': `${page}#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://university.example/en' },
      { '@type': 'ListItem', position: 2, name: 'Page' },
    ],
  });
});

it('questions include their answers, and are omitted when there are none', () => {
  expect(faqPage([{ question: 'Where?', answer: 'Here.' }], { page, locale: 'en' })).toEqual({
    '@type': 'FAQPage',
    '@id': `${page}#questions`,
    url: page,
    inLanguage: 'en',
    mainEntity: [
      { '@type': 'Question', name: 'Where?', acceptedAnswer: { '@type': 'Answer', text: 'Here.' } },
    ],
  });
  expect(faqPage([], { page, locale: 'en' })).toBeUndefined();
});

it('a person is described by the data on their page', () => {
  const url = 'https://university.example/en/staff/anvar-qodirov';
  const mainEntity = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: 'Anvar Qodirov',
    description: 'Rector.',
    jobTitle: 'Rector',
    worksFor: { '@id': 'https://university.example/#university' },
  };
  const described = { '@type': 'ProfilePage', '@id': url, url, inLanguage: 'en' };
  expect(profilePage(person, undefined)).toEqual({ ...described, mainEntity });

  const reached = { phone: '+998732000000', email: 'rector@university.example' };
  const full = {
    ...person,
    data: { ...person.data, ...reached },
    text: { ...person.text, degree: 'Professor' },
  };
  const image = 'https://university.example/portrait.webp';
  expect(profilePage(full, image)).toEqual({
    ...described,
    mainEntity: {
      ...mainEntity,
      hasCredential: { '@type': 'EducationalOccupationalCredential', name: 'Professor' },
      image,
      telephone: reached.phone,
      email: reached.email,
    },
  });
});

it('a video has its upload date, duration and files, and the language of its title', () => {
  const texts = perLocale((locale) => `Video (${locale})`);
  const data = {
    title: texts,
    description: texts,
    date: new Date('2026-11-09T00:00:00Z'),
    seconds: 125,
    file: '/video/calm.mp4',
  };
  const poster = 'https://university.example/calm.webp';
  const described = videoObject({ id: 'calm', data }, { page, poster }, 'en');
  expect(described).toEqual({
    '@type': 'VideoObject',
    '@id': `${page}#video-calm`,
    name: 'Video (en)',
    description: 'Video (en)',
    inLanguage: 'en',
    uploadDate: '2026-11-09T00:00:00+05:00',
    duration: 'PT125S',
    thumbnailUrl: poster,
    contentUrl: 'https://university.example/video/calm.mp4',
  });
  const inUzbek = { ...data, title: { uz: 'Video' }, description: { uz: 'Matn' } };
  const fallback = videoObject({ id: 'calm', data: inUzbek }, { page, poster }, 'en');
  expect(fallback).toEqual({ ...described, name: 'Video', description: 'Matn', inLanguage: 'uz' });
});

it.each([
  [{ url: 'https://books.example/anatomy' }, 'https://books.example/anatomy'],
  [{ file: '/pdf/anatomy.pdf' }, 'https://university.example/pdf/anatomy.pdf'],
])('the catalogue lists a book that is read at %j, and none that is not', (place, url) => {
  const authors = ['J. Betts'];
  const book = { title: 'Anatomy', authors, year: 2022, language: 'en', isbn: '9781' } as const;
  expect(bookList([{ ...book, ...place }, book], { name: 'Catalogue', page })).toEqual({
    '@type': 'ItemList',
    '@id': `${page}#catalogue`,
    url: page,
    name: 'Catalogue',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'Book',
        name: 'Anatomy',
        author: [{ '@type': 'Person', name: 'J. Betts' }],
        datePublished: '2022',
        inLanguage: 'en',
        isbn: '9781',
        url,
      },
    ],
  });
});

it('escapes text that would end the script element', () => {
  const json = graphJson([{ '@type': 'Book', name: '</script><!--' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!--');
});
