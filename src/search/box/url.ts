import type { SearchOptions } from '../search-index.ts';
import { verbatimName } from './elements.ts';

const filterNames = ['section', 'category', 'year'] as const;

type Control = HTMLInputElement | HTMLSelectElement;

const controls = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'name' in element && !!element.name);

/** Fills the form's empty controls from the page's URL. */
export function restoreFromUrl(form: HTMLFormElement): void {
  const params = new URLSearchParams(location.search);
  for (const control of controls(form)) {
    const value = params.get(control.name);
    if (value !== null && !control.value) control.value = value;
    // A value that isn't an option means no filter.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    // A chosen filter is unfolded.
    const fold = control.value && control.closest('details');
    if (fold) fold.open = true;
  }
  enableCategories(form);
}

/** Writes the form's values into the page's URL; not per letter, since Safari limits `replaceState`. */
export function saveToUrl(form: HTMLFormElement): void {
  const url = new URL(location.href);
  const { value: query } = form.elements.namedItem('q') as HTMLInputElement;
  if (!isVerbatim(query)) url.searchParams.delete(verbatimName);
  for (const { name, value } of controls(form)) {
    if (value.trim()) url.searchParams.set(name, value.trim());
    else url.searchParams.delete(name);
  }
  url.hash = '';
  history.replaceState(history.state, '', url);
}

/** Whether the page's URL asks to search for this query without corrections. */
function isVerbatim(query: string | undefined): boolean {
  const params = new URLSearchParams(location.search);
  return params.has(verbatimName) && params.get('q') === query?.trim();
}

/** The filters and the order chosen in the form. */
export function chosenOptions(form: HTMLFormElement): SearchOptions {
  const values = new Map(controls(form).map(({ name, value }) => [name, value]));
  const chosen = filterNames.flatMap((name) =>
    values.get(name) ? [[name, values.get(name)]] : [],
  );
  return {
    filters: Object.fromEntries(chosen),
    newestFirst: values.get('sort') === 'date',
    verbatim: isVerbatim(values.get('q')),
  };
}

/** Disables the categories of all sections but the chosen one. */
export function enableCategories(form: HTMLFormElement): void {
  const section = form.querySelector<HTMLSelectElement>('[name=section]')?.value;
  for (const group of form.querySelectorAll<HTMLOptGroupElement>('optgroup')) {
    group.disabled = Boolean(section) && group.dataset['section'] !== section;
    const chosen = group.querySelector<HTMLOptionElement>('option:checked');
    if (group.disabled && chosen) chosen.selected = false;
  }
}
