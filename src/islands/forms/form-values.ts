import { type FormName, fieldsOf } from '../../forms/registry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that a draft saves: text fields and selects except those the browser must not remember. */
function* draftControls(form: HTMLFormElement): Generator<Control> {
  for (const control of form.elements) {
    const isKept =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(control.type));
    if (isKept && control.autocomplete !== 'off') yield control as Control;
  }
}

/** A form's values for its draft, by name: no files, checkboxes or hidden fields. */
export function draftValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...draftControls(form)].map(({ name, value }) => [name, value]));
}

/** Fills in the controls that are still empty. Returns whether any was filled in. */
export function fillEmpty(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): boolean {
  let filled = false;
  for (const control of draftControls(form)) {
    const value = values[control.name];
    if (!value || control.value) continue;
    control.value = value;
    // A select without this option stays empty.
    filled ||= control.value === value;
  }
  return filled;
}

/** Chooses the options in the page's address, in selects that allow it: `?vacancy=3`. */
export function chooseFromQuery(element: HTMLFormElement, form: FormName): void {
  const query = new URLSearchParams(location.search);
  for (const { name } of fieldsOf(form).filter(({ fromQuery }) => fromQuery)) {
    const select = element.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    const value = query.get(name);
    const known = [...(select?.options ?? [])].some((option) => option.value === value);
    if (select && value && known) select.value = value;
  }
}
