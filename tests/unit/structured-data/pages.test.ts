import { describe, expect, it } from 'vitest';
import { perLocale } from '../../../src/i18n/locales.ts';
import { bookList } from '../../../src/structured-data/book-list.ts';
import { breadcrumbList } from '../../../src/structured-data/breadcrumb-list.ts';
import { faqPage } from '../../../src/structured-data/faq-page.ts';
import { graphJson } from '../../../src/structured-data/graph-json.ts';
import { profilePage } from '../../../src/structured-data/profile-page.ts';
import { videoObject } from '../../../src/structured-data/video-object.ts';
import { person } from './entries.ts';
import { findProblems } from './problems.ts';

const page = 'https://university.example/en/page';

describe('a breadcrumb list', () => {
  it('numbers positions from the home page, and omits the current page’s URL', async () => {
    const list = breadcrumbList([{ label: 'Home', href: '/en' }], 'Page', page);
    expect(await findProblems([list])).toEqual([]);
    expect(list).toMatchObject({
      '@id': `${page}#breadcrumb`,
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://university.example/en' },
        { position: 2, name: 'Page' },
      ],
    });
  });
});

describe('questions', () => {
  it('include their answers', async () => {
    const described = faqPage([{ question: 'Where?', answer: 'Here.' }], { page, locale: 'en' });
    expect(await findProblems([described])).toEqual([]);
    expect(described).toMatchObject({
      inLanguage: 'en',
      mainEntity: [{ name: 'Where?', acceptedAnswer: { text: 'Here.' } }],
    });
  });

  it('are omitted when there are none', () => {
    expect(faqPage([], { page, locale: 'en' })).toBeUndefined();
  });
});

describe('a person', () => {
  it('is described by the data on their page', async () => {
    const described = profilePage(person, undefined);
    expect(await findProblems([described])).toEqual([]);
    expect(described).toMatchObject({
      mainEntity: {
        '@id': 'https://university.example/en/staff/anvar-qodirov#person',
        worksFor: { '@id': 'https://university.example/#university' },
        hasCredential: undefined,
      },
    });
  });

  it('includes their degree', () => {
    const doctor = { ...person, text: { ...person.text, degree: 'Professor' } };
    expect(profilePage(doctor, undefined)).toMatchObject({
      mainEntity: { hasCredential: { name: 'Professor' } },
    });
  });
});

describe('a video', () => {
  it('has its upload date, duration and files', async () => {
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
    expect(await findProblems([described])).toEqual([]);
    expect(described).toMatchObject({
      uploadDate: '2026-11-09T00:00:00+05:00',
      duration: 'PT125S',
      thumbnailUrl: poster,
      contentUrl: 'https://university.example/video/calm.mp4',
    });
    const inUzbek = { ...data, title: { uz: 'Video' }, description: { uz: 'Video' } };
    const fallback = videoObject({ id: 'calm', data: inUzbek }, { page, poster }, 'en');
    expect(fallback).toMatchObject({ name: 'Video', description: 'Video', inLanguage: 'uz' });
  });
});

describe('the catalogue', () => {
  const book = { title: 'Anatomy', authors: ['J. Betts'], year: 2022, language: 'en' } as const;

  it.each([
    [{ url: 'https://books.example/anatomy' }, 'https://books.example/anatomy'],
    [{ file: '/pdf/anatomy.pdf' }, 'https://university.example/pdf/anatomy.pdf'],
  ])('lists a book that is read at %j, and none that is not', async (place, url) => {
    const list = bookList([{ ...book, ...place }, book], { name: 'Catalogue', page });
    expect(await findProblems([list])).toEqual([]);
    expect(list).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ name: 'Anatomy', datePublished: '2022', inLanguage: 'en', url }],
    });
  });
});

it('escapes text that would end the script element', () => {
  const json = graphJson([{ '@type': 'Book', name: '</script><!--' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe('</script><!--');
});
