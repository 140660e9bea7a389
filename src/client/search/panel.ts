import { element } from './element.ts';

/** Adds the panel below a header's form, which is there as long as the focus is in the form. */
export function openPanel(form: HTMLFormElement): HTMLElement {
  const panel = element('div', { className: 'search-panel', hidden: true });
  form.append(panel);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    // A press on the panel's own text takes the focus nowhere.
    if (!panel.matches(':hover')) panel.hidden = true;
  });
  form.addEventListener('focusin', () => {
    panel.hidden = !panel.querySelector('a, li');
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) panel.hidden = true;
  });
  return panel;
}
