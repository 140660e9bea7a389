import { storedError } from './stored-error.ts';

const { status, message, description } = storedError();

for (const [place, text] of [
  ['[data-error=status]', status],
  ['h1', message],
  ['.lede', description],
] as const) {
  const element = document.querySelector(place);
  if (element && text) element.textContent = text;
}
