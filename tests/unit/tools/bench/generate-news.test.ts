import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLocale, locales, perLocale } from '../../../../src/i18n/locales.ts';
import { writeNews } from '../../../../tools/bench/generate-news.ts';
import {
  checkEntries,
  inEnglish,
  newsData,
  project,
  withShared,
} from '../../content-check/fixture.ts';

/** Sentences that differ with their language and number. */
const sentences = perLocale((locale) => {
  const words = {
    uz: 'talabalar amaliyot davomida shifoxonada hujjat toʻldiradi',
    ru: 'студенты заполняют документы во время практики в больнице',
    tr: 'öğrenciler hastanede staj sırasında belgeleri dolduruyor',
    en: 'students fill in the papers while they work at the hospital',
  };
  return (count: number, first: number) =>
    Array.from({ length: count }, (_, i) => `${first + i}: ${words[locale]}.`).join(' ');
});

/** A news item with a summary and a text of more than 60 characters, in all languages. */
function newsItem(id: number, folder: string) {
  return Object.fromEntries(
    locales.map((locale) => {
      const text = sentences[locale];
      const head = `---\ntitle: '${text(1, id)}'\nsummary: '${text(2, id + 10)}'\n---\n`;
      const source = `${head}\n${text(6, id + 20)}\n\n${text(6, id + 30)}\n`;
      return [
        `news/${id}-${folder}/index.${locale}.md`,
        locale === defaultLocale ? withShared(newsData, source) : source,
      ];
    }),
  );
}

it('generates as many news items as it is asked for, which the content check accepts', async () => {
  const dir = await project({ ...newsItem(1, 'first'), ...newsItem(100, 'second') });
  expect((await checkEntries(dir)).problems.map(inEnglish)).toEqual([]);
  const news = join(dir, 'news');
  await writeNews(news, 60, new Date('2026-09-01'));
  expect(readdirSync(news)).toHaveLength(62);
  expect((await checkEntries(dir)).problems.map(inEnglish)).toEqual([]);
});
