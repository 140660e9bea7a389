type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden], [type=file]), textarea, select';

/** Gives the fields of one form's markup what was put into those of the same names in another's. */
export function copyFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>(fields)) {
    const twins = to.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`);
    for (const twin of twins) {
      if (!('checked' in field && 'checked' in twin) || !/^(?:radio|checkbox)$/.test(field.type)) {
        twin.value = field.value;
      } else if (twin.value === field.value) {
        twin.checked = field.checked;
      }
    }
  }
}
