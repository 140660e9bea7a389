import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import type { Answer, Questions } from '../../search/query.ts';
import { stopWordsText } from '../../search/text/stop-words.ts';
import { synonymsOf } from '../../search/text/synonyms.ts';
import { queryWords } from '../../search/text/words.ts';
import { answerFactLines } from './answer-facts.ts';
import { askedOffices } from './asked-offices.ts';
import { countryAnswers } from './country-answers.ts';

/** A language's answers with their facts; in development, empty while the file can't be read. */
export async function searchQuestions(locale: Locale): Promise<Questions> {
  const file = (await allRecords('answers')).find(({ id }) => id === locale);
  const { offices, officeOf } = await askedOffices(locale);
  const groupsOf = (groups: readonly string[]) =>
    groups.map((group) => queryWords(group, locale).join(' ')).join('|');
  const answers = await Promise.all(
    [...(file?.data.answers ?? []), ...(await countryAnswers(locale))].map(
      async ({
        page,
        title,
        words = [],
        otherNames = [],
        unsaid,
        alone,
        fact,
      }): Promise<Answer> => ({
        page,
        url: localizedPath(page, locale),
        title,
        words: groupsOf([...words, ...otherNames]),
        unsaid: unsaid && groupsOf(unsaid),
        alone,
        lines: fact && (await answerFactLines[fact](locale)),
        office: officeOf(page),
      }),
    ),
  );
  const stopWords = stopWordsText(locale, file?.data.names);
  return { locale, answers, offices, stopWords, synonyms: synonymsOf(locale) };
}
