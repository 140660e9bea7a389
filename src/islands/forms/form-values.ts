type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The controls whose values a draft keeps: what people write and choose. What the browser is asked to
 * forget, a draft forgets too.
 */
function* written(form: HTMLFormElement): Generator<Control> {
  for (const control of form.elements) {
    const text =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(control.type));
    if (text && control.autocomplete !== 'off') yield control as Control;
  }
}

/** What is written into the form but files, ticks, hidden fields and what isn't to be kept. */
export function writtenValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...written(form)].map(({ name, value }) => [name, value]));
}

/** Writes values into the controls that are still empty, and says whether there was one. */
export function fillEmpty(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): boolean {
  let filled = false;
  for (const control of written(form)) {
    const value = values[control.name];
    if (!value || control.value) continue;
    control.value = value;
    filled ||= control.value === value;
  }
  return filled;
}
