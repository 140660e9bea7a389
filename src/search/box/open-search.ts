import { http } from '../../client/http.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SearchMessages } from '../messages.ts';
import type { Searched } from '../searched.ts';
import type { Title } from '../titles.ts';
import type { SearchBox } from './elements.ts';
import { openIndex } from './open-index.ts';

/** The messages of a language are at the URL of its search page plus `.json`. */
export const loadMessages = async (page: string): Promise<SearchMessages> =>
  (await http(`${page}.json`)).json();

/** The titles that are found before the index has loaded; without them the search only begins later. */
export const loadTitles = (locale: Locale): Promise<Title[]> =>
  http(`/pagefind/titles.${locale}.json`)
    .then((response) => response.json())
    .catch(() => []);

/** Opens what a box searches: the index and the questions of its language, and others' on demand. */
export async function openSearch({ locale, messages }: SearchBox): Promise<Searched> {
  return {
    ...messages.questions,
    index: await openIndex(locale),
    otherQuestions: () =>
      Promise.all(messages.languages.map(async ({ page }) => (await loadMessages(page)).questions)),
  };
}
