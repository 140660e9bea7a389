import { tashkentDay } from '../calendar/tashkent.ts';

// Shows whether applications are open today, in the notice before this script.
const notice = (document.currentScript as Element).previousElementSibling as HTMLElement;
const { opens, closes } = notice.dataset as { opens: string; closes: string };
const today = tashkentDay();
notice.dataset['state'] = today < opens ? 'notYet' : today > closes ? 'closed' : 'open';
