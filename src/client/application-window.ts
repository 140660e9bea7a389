import { tashkentDay } from '../calendar/tashkent.ts';

// Shows whether applications are open today, in all elements before this script that depend on it.
const today = tashkentDay();
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-opens]')) {
  const { opens = '', closes = '' } = dataset;
  dataset['state'] = today < opens ? 'notYet' : today > closes ? 'closed' : 'open';
}
