import type { Locale } from '../../i18n/locales.ts';
import { find, shownAtOnce, shownFirst } from '../find.ts';
import type { SearchStrings } from '../messages.ts';
import type { Found, SearchOptions } from '../search-index.ts';
import { element } from './elements.ts';
import { correction, failure, nothing, otherLanguages } from './notes.ts';
import { dropEngine, engineFor } from './open-index.ts';
import { loadPictures, resultItem } from './result.ts';

/** A form and the place where its results are shown. */
export interface Box {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: HTMLElement;
  strings: SearchStrings;
  locale: Locale;
  /** Whether this is the page of the search, not a page's header. */
  onPage: boolean;
}

const shortest = 2;
/** In letters: what an address may ask for has no end. */
const longest = 200;
/** In ms without another letter. */
const settled = 800;

/** Makes the function that shows what the box asks for now, unless it has asked for more since. */
export function finder(box: Box): (options: SearchOptions) => Promise<void> {
  const { input, place, strings, locale, onPage } = box;
  const status = element('p', { className: 'search-status', role: 'status' });
  const body = element('div', {});
  place.append(status, body);
  let latest = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function show(query: string, said: string, parts: readonly Node[]): void {
    status.textContent = said;
    body.replaceChildren(...parts);
    place.hidden = !said || place.dataset['closed'] !== undefined;
    place.dataset['query'] = query;
    clearTimeout(settling);
  }

  return async (options) => {
    latest += 1;
    const asked = latest;
    const query = [...input.value.trim()].slice(0, longest).join('');
    if (query.length < shortest) return show(query, '', []);
    // What is heard of is a change to what is there, not what appears with its text.
    if (!body.hasChildNodes()) show(query, strings.searching, []);
    const fail = (error: unknown) => {
      console.warn(error);
      dropEngine();
      if (asked !== latest) return;
      show(query, navigator.onLine ? strings.failed : strings.offline, failure(box));
    };
    try {
      const { results, meant } = await find(await engineFor(locale), query, locale, options);
      const first = await items(results.slice(0, shownFirst), strings);
      if (asked !== latest) return;
      if (results.length === 0) {
        const said = strings.none.replace('{query}', () => query);
        return show(query, said, [...correction(box, meant), ...nothing(box, query, options)]);
      }
      const list = element('ol', { className: 'search-found' }, first);
      show(query, strings.found.replace('{count}', String(results.length)), [
        ...correction(box, meant),
        list,
      ]);
      list.append(...(await items(results.slice(shownFirst, shownAtOnce), strings)));
      if (asked !== latest) return;
      body.append(
        ...(onPage
          ? [...more(list, results, strings, fail), otherLanguages(box, query)]
          : [all(box, query)]),
      );
      settling = setTimeout(() => loadPictures(place), settled);
    } catch (error) {
      fail(error);
    }
  };
}

const items = (results: readonly Found[], strings: SearchStrings) =>
  Promise.all(results.map(async (found) => resultItem(await found.data(), strings)));

/** The button that shows the next results, where there are any. */
function more(
  list: HTMLElement,
  results: readonly Found[],
  strings: SearchStrings,
  fail: (error: unknown) => void,
): Node[] {
  if (results.length <= shownAtOnce) return [];
  const button = element('button', { className: 'button button--quiet', type: 'button' }, [
    strings.more,
  ]);
  let loading = false;
  const showNext = async () => {
    const shown = list.childElementCount;
    const next = await items(results.slice(shown, shown + shownAtOnce), strings);
    list.append(...next);
    loadPictures(list);
    if (list.childElementCount >= results.length) button.remove();
    next[0]?.querySelector('a')?.focus();
  };
  button.addEventListener('click', () => {
    if (loading) return;
    loading = true;
    showNext()
      .catch(fail)
      .finally(() => {
        loading = false;
      });
  });
  return [element('p', {}, [button])];
}

const all = ({ strings }: Box, query: string) =>
  element('p', {}, [
    element('a', { href: `${strings.page}?q=${encodeURIComponent(query)}` }, [strings.all]),
  ]);
