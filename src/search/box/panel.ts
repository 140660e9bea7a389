import { element } from './elements.ts';

/**
 * Adds the panel for results below a header's form, and the button that closes it on narrow screens. The
 * panel opens with the focus and closes when the focus moves elsewhere; it stays open when a phone's
 * keyboard is hidden, which blurs the input without moving the focus. After a `close` event it stays
 * closed until something is typed or the focus returns, even if results arrive.
 */
export function createPanel(form: HTMLFormElement, closeLabel: string): HTMLElement {
  const panel = element('div', { className: 'search-panel', hidden: true });
  const button = element('button', { type: 'button', className: 'search-close', hidden: true }, [
    closeLabel,
  ]);
  form.append(panel, button);
  const cell = form.parentElement?.parentElement as HTMLElement;
  new MutationObserver(() => {
    button.hidden = panel.hidden;
    cell.toggleAttribute('data-open', !panel.hidden);
  }).observe(panel, { attributeFilter: ['hidden'] });

  const open = () => {
    delete panel.dataset['closed'];
    panel.hidden = !panel.textContent;
  };
  const close = () => {
    panel.dataset['closed'] = '';
    panel.hidden = true;
  };
  const leave = () => {
    close();
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  };
  form.addEventListener('focusin', open);
  form.addEventListener('input', open);
  panel.addEventListener('close', close);
  button.addEventListener('click', leave);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  // On a phone, a tap elsewhere may neither click nor move the focus.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) leave();
  });
  if (!form.contains(document.activeElement)) close();
  return panel;
}
