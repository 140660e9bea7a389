import { element } from './element.ts';

/**
 * Adds the panel below a header's form, and the button that leaves the form where it covers the page.
 * The panel is there as long as the focus is in the form; told to `close`, it stays away until more
 * is typed or the focus comes back, whatever is found meanwhile.
 */
export function openPanel(form: HTMLFormElement, closeLabel: string): HTMLElement {
  const panel = element('div', { className: 'search-panel', hidden: true });
  const leave = element('button', { type: 'button', className: 'search-leave' }, [closeLabel]);
  // Whether the press took the focus depends on the browser: it is taken off what has it.
  leave.addEventListener('click', () => (document.activeElement as HTMLElement).blur());
  form.append(leave, panel);
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
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  if (!form.contains(document.activeElement)) close();
  return panel;
}
