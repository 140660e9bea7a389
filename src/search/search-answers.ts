import { allRecords } from '../collections/records.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { answerFactLines } from './answer-facts.ts';
import type { Answer } from './answers.ts';

/** The answers of a language with their facts, as src/content/answers/ has them; none without a file. */
export async function searchAnswers(locale: Locale): Promise<Answer[]> {
  const file = (await allRecords('answers')).find(({ id }) => id === locale);
  return Promise.all(
    (file?.data.answers ?? []).map(async ({ page, title, words, alone, fact }) => ({
      page,
      url: localizedPath(page, locale),
      title,
      // Shorter than a list.
      words: words.join('|'),
      alone,
      lines: fact && (await answerFactLines[fact](locale)),
    })),
  );
}
