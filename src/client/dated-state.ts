/** Shows the state of today, in Uzbekistan, in the element before this script. */
const element = (document.currentScript as Element).previousElementSibling as HTMLElement;
const { opens, closes } = element.dataset as { opens: string; closes: string };
const today = new Date(Date.now() + 18e6).toJSON().slice(0, 10);
element.dataset['state'] = today < opens ? 'notYet' : today > closes ? 'closed' : 'open';

export {};
