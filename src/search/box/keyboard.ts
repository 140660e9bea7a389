/**
 * The arrow keys walk between the box and its results. Escape leads back to the box; there it clears
 * the box of a page, and closes the panel of a header, then leaves the box.
 */
export function walkByKeys(
  form: HTMLFormElement,
  input: HTMLInputElement,
  place: HTMLElement,
): void {
  const listen = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (from instanceof HTMLSelectElement) return;
    const isPanel = form.contains(place);
    if (event.key === 'Escape') {
      if (from !== input) input.focus();
      else if (!isPanel) clear(input);
      else if (place.hidden) input.blur();
      // After the focus, which opens it.
      if (isPanel) place.dispatchEvent(new Event('close'));
      event.preventDefault();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input, ...place.querySelectorAll<HTMLElement>('a, button')];
    const next = stops[stops.indexOf(from) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next || place.hidden) return;
    event.preventDefault();
    next.focus();
  };
  form.addEventListener('keydown', listen);
  if (!form.contains(place)) place.addEventListener('keydown', listen);
}

function clear(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input'));
}
