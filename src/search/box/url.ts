import type { SearchOptions } from '../search-index.ts';

const filters = ['section', 'category', 'year'] as const;

type Control = HTMLInputElement | HTMLSelectElement;

const controls = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'name' in element && !!element.name);

/** Fills the form with what the address asks for. */
export function askedFor(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  for (const control of controls(form)) {
    const value = asked.get(control.name);
    if (value !== null && !control.value) control.value = value;
    // What isn't on offer is asked for by an address that somebody wrote: all of it, then.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
  }
  matchCategories(form);
}

/** Writes what the form asks for into the address. Not at every letter: Safari refuses that. */
export function writeAddress(form: HTMLFormElement): void {
  const url = new URL(location.href);
  for (const { name, value } of controls(form)) {
    if (value.trim()) url.searchParams.set(name, value.trim());
    else url.searchParams.delete(name);
  }
  url.hash = '';
  history.replaceState(history.state, '', url);
}

/** The filters and the order that a form has and that were chosen. */
export function chosenOptions(form: HTMLFormElement): SearchOptions {
  const values = new Map(controls(form).map(({ name, value }) => [name, value]));
  const chosen = filters.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : []));
  return {
    filters: Object.fromEntries(chosen),
    newestFirst: values.get('sort') === 'date',
  };
}

/** Offers the kinds of the chosen section alone. */
export function matchCategories(form: HTMLFormElement): void {
  const section = form.querySelector<HTMLSelectElement>('[name=section]')?.value;
  for (const group of form.querySelectorAll<HTMLOptGroupElement>('optgroup')) {
    group.disabled = Boolean(section) && group.dataset['section'] !== section;
    const chosen = group.querySelector<HTMLOptionElement>('option:checked');
    if (group.disabled && chosen) chosen.selected = false;
  }
}
