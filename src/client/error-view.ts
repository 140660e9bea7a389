import { storedError } from './stored-error.ts';

const longest = 200;

const { status, message, description } = storedError();
const isStatus = Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600;

for (const [place, text] of [
  ['[data-error=status]', isStatus ? String(status) : ''],
  ['h1', message],
  ['.lede', description],
] as const) {
  const element = document.querySelector(place);
  if (element && typeof text === 'string' && text.trim()) {
    element.textContent = text.trim().slice(0, longest);
  }
}
