import { element } from './element.ts';

/**
 * Adds the panel below a header's form. It is there as long as the focus is in the form; told to
 * `close`, it stays away until more is typed or the focus comes back, whatever is found meanwhile.
 */
export function openPanel(form: HTMLFormElement): HTMLElement {
  const panel = element('div', { className: 'search-panel', hidden: true });
  form.append(panel);
  const open = () => {
    delete panel.dataset['closed'];
    panel.hidden = !panel.textContent;
  };
  const close = () => {
    panel.dataset['closed'] = '';
    panel.hidden = true;
  };
  form.addEventListener('focusin', open);
  form.addEventListener('input', open);
  panel.addEventListener('close', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
    // A press on the panel's own text takes the focus nowhere.
    if (!panel.matches(':hover')) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  if (!form.contains(document.activeElement)) close();
  return panel;
}
