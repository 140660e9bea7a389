import { element } from './elements.ts';

/**
 * Adds the panel below a header's form, and the button that closes it where it covers the page. The
 * panel opens with the focus and closes when that goes elsewhere; a phone that hides its keyboard
 * takes the focus nowhere. Told to `close`, it stays away until more is typed or the focus comes
 * back, whatever is found meanwhile.
 */
export function openPanel(form: HTMLFormElement, closeLabel: string): HTMLElement {
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
  // Not every press elsewhere is a click on a phone, nor takes the focus.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) leave();
  });
  if (!form.contains(document.activeElement)) close();
  return panel;
}
