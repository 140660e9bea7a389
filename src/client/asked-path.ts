import { decodedPath } from '../routing/decoded-path.ts';

const line = document.querySelector<HTMLElement>('[data-asked]');
const code = line?.querySelector('code');

if (line && code) {
  code.textContent = decodedPath(location.pathname);
  line.hidden = false;
}
