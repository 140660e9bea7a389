import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { type LocalizedDocument, localizedDocuments } from '../content-types/documents.ts';
import { singleRecord } from '../content-types/records.ts';
import { type DocumentType, documents } from '../content-types/registry.ts';
import { formatShortDate } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';
import { translator } from '../i18n/translate.ts';
import { coverOf } from '../ikat/cover.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import type { Card, CardImage } from './card.ts';

/** A document's card in the language of its text. */
export async function documentCard<Type extends DocumentType>(
  document: LocalizedDocument<Type>,
): Promise<Card> {
  const { number, slug, data, text, textLocale } = document;
  const type = document.entry.collection as Type;
  const id = documents[type].numbered ? number : slug;
  const { name } = await singleRecord('settings');
  return {
    name: `${type}-${id}-${textLocale}`,
    eyebrow: await eyebrows[type](document),
    title: text.title,
    university: localize(name, textLocale).text,
    sample: data.sample ? translator(textLocale)('site.sample') : undefined,
    image: (await imageOf(data)) ?? { cover: coverOf(type, id) },
  };
}

/** The card of pages that show no document, in one language. */
export async function siteCard(locale: Locale): Promise<Card> {
  const { name, shortName, tagline } = await singleRecord('settings');
  return {
    name: `site-${locale}`,
    eyebrow: localize(tagline, locale).text,
    title: localize(name, locale).text,
    university: shortName,
    image: { cover: 'lattice-sky' },
  };
}

/** All cards of the site, sorted by name: translations of a document are adjacent. */
export async function allCards(): Promise<Card[]> {
  const types = Object.keys(documents) as DocumentType[];
  const written = await Promise.all(
    types.flatMap((type) => locales.map((locale) => translatedDocuments(type, locale))),
  );
  const cards = await Promise.all([...locales.map(siteCard), ...written.flat().map(documentCard)]);
  return cards.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function translatedDocuments(type: DocumentType, locale: Locale) {
  const all = await localizedDocuments(type, locale);
  return all.filter(({ lang }) => !lang);
}

async function imageOf(
  data: LocalizedDocument<DocumentType>['data'],
): Promise<CardImage | undefined> {
  const image = 'cover' in data ? data.cover : 'portrait' in data ? data.portrait : undefined;
  if (!image) return undefined;
  const file = fileOf(image);
  return { file, digest: await digestOf(file) };
}

/**
 * The source file of an image. Astro sets `fsPath` at run time but leaves it out of the type:
 * https://github.com/withastro/astro/issues/12155
 */
function fileOf(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`The file of ${image.src} is unknown`);
  return fsPath;
}

const digestOf = memoizeContent(async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex'),
);

type Eyebrows = {
  [Type in DocumentType]: (document: LocalizedDocument<Type>) => string | Promise<string>;
};

/** The eyebrow of each content type, in the language of the entry's text. */
const eyebrows: Eyebrows = {
  admissions: ({ textLocale, data }) => {
    const t = translator(textLocale);
    return `${t('admission.title')} · ${t('admission.year', { year: data.academicYear })}`;
  },
  courses: ({ textLocale, data }) => {
    const t = translator(textLocale);
    return `${t(`course.degree.${data.degree}`)} · ${t('course.years', { count: data.years })}`;
  },
  departments: ({ textLocale, data }) =>
    translator(textLocale)(data.kind === 'faculty' ? 'course.faculty' : 'department.departments'),
  journals: ({ textLocale }) => translator(textLocale)('journal.title'),
  news: ({ textLocale, data }) =>
    `${translator(textLocale)(`news.${data.category}`)} · ${formatShortDate(data.date, textLocale)}`,
  pages: async ({ textLocale }) =>
    localize((await singleRecord('settings')).tagline, textLocale).text,
  sections: ({ textLocale }) => translator(textLocale)('nav.university'),
  staff: ({ text }) => text.post,
};
