/**
 * The up and down keys move the focus between the input and its results. Escape returns to the input;
 * there it clears the input on the search page, or closes the panel in a header and then leaves its input.
 */
export function handleArrowKeys(
  form: HTMLFormElement,
  input: HTMLInputElement,
  place: HTMLElement,
): void {
  const isPanel = form.contains(place);
  const listen = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement) return;
    if (event.key === 'Escape') {
      if (target !== input) input.focus();
      else if (!isPanel) clear(input);
      else if (place.hidden) input.blur();
      // After the focus, since that opens the panel.
      if (isPanel) place.dispatchEvent(new Event('close'));
      event.preventDefault();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input, ...place.querySelectorAll<HTMLElement>('a, button')];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const next = stops[stops.indexOf(target as HTMLElement) + step];
    if (!next || place.hidden) return;
    event.preventDefault();
    next.focus();
  };
  form.addEventListener('keydown', listen);
  if (!isPanel) place.addEventListener('keydown', listen);
}

function clear(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input'));
}
