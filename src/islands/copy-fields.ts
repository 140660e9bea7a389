type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden], [type=file]), textarea, select';

/** Copies the values of one form's fields to the fields of the same names in another. */
export function copyFields(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>(fields)) {
    const targets = to.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`);
    for (const target of targets) {
      if (
        !('checked' in field && 'checked' in target) ||
        !/^(?:radio|checkbox)$/.test(field.type)
      ) {
        target.value = field.value;
      } else if (target.value === field.value) {
        target.checked = field.checked;
      }
    }
  }
}
