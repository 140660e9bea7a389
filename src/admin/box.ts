/** What a box in a corner of the screen says. */
interface Box {
  /** A box takes the place of an older one with its id. */
  id: string;
  title: string;
  /** Each a text, or texts and links. */
  sentences: readonly (string | readonly (string | Node)[])[];
  link?: { href: string; text: string };
  /** The button's label. */
  close: string;
}

/** Shows a box until it is closed or replaced; without sentences, only removes the older one. */
export function showBox({ id, title, sentences, link, close }: Box): void {
  document.querySelector(`#${id}`)?.remove();
  if (sentences.length === 0) return;
  const list = document.createElement('ul');
  for (const sentence of sentences) {
    const item = document.createElement('li');
    item.append(...[sentence].flat());
    list.append(item);
  }
  const address =
    link && Object.assign(withText('a', link.text), { href: link.href, target: '_blank' });
  const button = withText('button', close);
  const box = Object.assign(document.createElement('dialog'), { id, ariaLabel: title });
  box.style.cssText =
    'position: static; margin: 0; max-width: 36rem; max-height: 60vh; overflow: auto; padding: 1rem; border: 2px solid';
  box.append(withText('strong', title), list, ...(address ? [address, ' '] : []), button);
  button.onclick = () => box.remove();
  corner().append(box);
  box.show();
}

/** Boxes stand above each other. Screen readers say those that are added. */
function corner(): Element {
  const existing = document.querySelector('#boxes');
  if (existing) return existing;
  const made = Object.assign(document.createElement('div'), { id: 'boxes', ariaLive: 'polite' });
  made.style.cssText =
    'position: fixed; inset: auto 1rem 1rem auto; z-index: 1000; display: grid; gap: 1rem';
  document.body.append(made);
  return made;
}

const withText = <Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string) =>
  Object.assign(document.createElement(name), { textContent });
