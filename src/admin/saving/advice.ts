/** Shows sentences about a saved entry in a corner of the screen, until they are closed or others come. */
export function showAdvice({
  title,
  sentences,
  close,
}: {
  title: string;
  sentences: readonly string[];
  close: string;
}): void {
  document.querySelector(`#${id}`)?.remove();
  if (sentences.length === 0) return;
  const list = document.createElement('ul');
  list.append(...sentences.map((text) => withText('li', text)));
  const button = withText('button', close);
  const box = Object.assign(document.createElement('dialog'), { id, ariaLabel: title });
  box.style.cssText = style;
  box.append(withText('strong', title), list, button);
  button.onclick = () => box.remove();
  document.body.append(box);
  box.show();
}

const id = 'advice';

const style =
  'position: fixed; inset: auto 1rem 1rem auto; z-index: 1000; max-width: 36rem; padding: 1rem; border: 2px solid';

const withText = <Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string) =>
  Object.assign(document.createElement(name), { textContent });
