import { tashkentOffsetMs } from '../calendar/tashkent.ts?of=pages';

type WindowElement = HTMLElement & { dataset: { opens: string; closes: string } };

// Marks application windows as not yet open, open or closed, and today's line of reception hours. The
// page has the states of the build until then.
const now = new Date(Date.now() + tashkentOffsetMs);
for (const { dataset } of document.querySelectorAll<WindowElement>('[data-opens]')) {
  const { opens, closes, days } = dataset;
  // A longer text that begins alike is greater: at 20:00:00 it is past 20:00.
  const present = now.toJSON().split('T')[days ? 1 : 0] as string;
  if (!days || days.includes(`${now.getUTCDay()}`)) {
    dataset['state'] = present < opens ? 'notYet' : present > closes ? 'closed' : 'open';
  }
}
