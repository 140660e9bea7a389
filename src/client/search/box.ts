import { isLocale } from '../../i18n/locales.ts';
import { warnOnMissing } from '../../i18n/warn-on-missing.ts';
import type { SearchStrings } from '../../search/strings.ts';
import { http } from '../http.ts';
import { askedFor, chosenOptions, matchCategories, writeAddress } from './address.ts';
import { dropEngine, engineFor } from './engine.ts';
import { walkByKeys } from './keys.ts';
import { openPanel } from './panel.ts';
import styles from './results.css?inline';

const pause = 200;
const opened = new WeakMap<HTMLFormElement, Promise<void>>();

/** Makes a form find as one types in it; only the first call for a form does. Rejects when a part doesn't load. */
export function openBox(form: HTMLFormElement): Promise<void> {
  const opening = opened.get(form) ?? open(form);
  opened.set(form, opening);
  opening.catch(() => opened.delete(form));
  return opening;
}

async function open(form: HTMLFormElement): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'uz';
  engineFor(locale).catch(dropEngine);
  const [strings, { finder }] = await Promise.all([loadStrings(form), import('./finder.ts')]);
  addStyles();
  delete form.dataset['state'];
  const onPage = form.dataset['search'] === 'page';
  const input = form.querySelector('input') as HTMLInputElement;
  if (onPage) askedFor(form);
  const place = onPage
    ? (document.querySelector('[data-search-results]') as HTMLElement)
    : openPanel(form, strings.close);
  const find = finder({ form, input, place, strings, locale, onPage });

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (wait: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => find(chosenOptions(form)), wait);
  };
  input.addEventListener('input', () => soon(pause));
  place.addEventListener('retry', () => soon(0));
  if (onPage) {
    form.addEventListener('change', ({ target }) => {
      matchCategories(form);
      writeAddress(form);
      // A press on a result makes the box “change”: the result must stay below the pointer.
      if (target !== input) soon(0);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      writeAddress(form);
      soon(0);
    });
  }
  walkByKeys(form, input, place);
  if (input.value) soon(0);
}

/** The form's page and the texts of the search have the same address, but for the ending. */
async function loadStrings(form: HTMLFormElement): Promise<SearchStrings> {
  return warnOnMissing(await (await http(`${form.action}.json`)).json());
}

let styled = false;

/** A browser without such style sheets shows plain lists. */
function addStyles(): void {
  if (styled || !document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  styled = true;
}
