import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import type { Questions } from '../../search/query.ts';
import { stopWordsText } from '../../search/text/stop-words.ts';
import { synonymsOf } from '../../search/text/synonyms.ts';
import { queryWords } from '../../search/text/words.ts';
import { answerFactLines } from './answer-facts.ts';

/** A language's answers with their facts; in development, empty while the file can't be read. */
export async function searchQuestions(locale: Locale): Promise<Questions> {
  const file = (await allRecords('answers')).find(({ id }) => id === locale);
  const answers = await Promise.all(
    (file?.data.answers ?? []).map(async ({ page, title, words, alone, fact }) => ({
      page,
      url: localizedPath(page, locale),
      title,
      words: words.map((group) => queryWords(group, locale).join(' ')).join('|'),
      alone,
      lines: fact && (await answerFactLines[fact](locale)),
    })),
  );
  const stopWords = stopWordsText(locale, file?.data.names);
  return { locale, answers, stopWords, synonyms: synonymsOf(locale) };
}
