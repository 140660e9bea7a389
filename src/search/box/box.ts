import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { handleArrowKeys } from './keyboard.ts';
import { discardIndex, loadMessages, loadTitles, openIndex } from './open-search.ts';
import { createPanel } from './panel.ts';
import styles from './results.css?inline';
import { chosenOptions, enableCategories, restoreFromUrl, saveToUrl } from './url.ts';

/** The wait from the last letter to a query (ms). */
const debounceMs = 200;

/** Matches windows in which an on-screen keyboard leaves little room for results. */
const isNarrow = matchMedia('(max-width: 47.99rem)');

const opened = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Makes a form search while one types in it, and ends its loading state; repeated calls for a form do
 * nothing more. Rejects when a part of the search doesn't load; the next call tries again.
 */
export function openBox(form: HTMLFormElement): Promise<void> {
  const opening = opened.get(form) ?? open(form);
  opened.set(form, opening);
  opening.then(
    () => {
      delete form.dataset['state'];
    },
    () => opened.delete(form),
  );
  return opening;
}

/** From the address of its page of results: browsers that translate a page change its `lang`. */
function localeOf({ action }: HTMLFormElement): Locale {
  const { pathname } = new URL(action);
  return locales.find((each) => pathname.startsWith(`/${each}/`)) ?? defaultLocale;
}

async function open(form: HTMLFormElement): Promise<void> {
  const locale = localeOf(form);
  // A static import of a file that islands share would delay these files by a round trip.
  const [texts, titles, { warnOnMissing }, { ResultsView }] = await Promise.all([
    loadMessages(form.action),
    loadTitles(locale),
    import('../../i18n/warn-on-missing.ts'),
    import('./results-view.ts'),
  ]);
  // After the files above, which get a slow connection to themselves. The first query shows its error.
  openIndex(locale).catch(discardIndex);
  const messages = warnOnMissing(texts);
  addStyles();
  const onPage = form.dataset['search'] === 'page';
  const input = form.querySelector('input') as HTMLInputElement;
  if (onPage) restoreFromUrl(form);
  const place = onPage
    ? (document.querySelector('[data-search-results]') as HTMLElement)
    : createPanel(form, messages.close);
  const results = new ResultsView({ form, input, place, messages, titles, locale, onPage });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => results.update(chosenOptions(form)), delayMs);
  };
  input.addEventListener('input', () => updateIn(debounceMs));
  if (onPage) {
    place.addEventListener('found', () => {
      if (isNarrow.matches && document.activeElement === input) input.scrollIntoView();
    });
  }
  place.addEventListener('retry', () => updateIn(0));
  if (onPage) {
    form.addEventListener('change', ({ target }) => {
      enableCategories(form);
      saveToUrl(form);
      // Clicking a result fires “change” on the input; the result must stay below the pointer.
      if (target !== input) updateIn(0);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      saveToUrl(form);
      updateIn(0);
    });
  }
  handleArrowKeys(form, input, place);
  if (input.value) updateIn(0);
}

let styled = false;

/** A browser without constructable style sheets shows plain lists. */
function addStyles(): void {
  if (styled || !document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  styled = true;
}
