import { inTashkent } from '../calendar/tashkent.ts';

// Marks today's line of all reception hours before this script, and whether it is open now.
const now = inTashkent(Date.now());
const day = `${new Date(now).getUTCDay()}`;
const time = now.slice(11, 16);
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-days]')) {
  const { days, from = '', to = '' } = dataset;
  if (days?.includes(day)) dataset['today'] = time < from || time >= to ? 'closed' : 'open';
}
