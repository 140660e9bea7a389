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

// Visitors who come from the page that failed want that page, not the home page.
const button = document.querySelector<HTMLAnchorElement>('[data-retry]');
const { referrer } = document;
if (button && referrer.startsWith(`${location.origin}/`) && referrer !== location.href) {
  button.href = referrer;
  button.textContent = button.dataset['retry'] ?? '';
}
