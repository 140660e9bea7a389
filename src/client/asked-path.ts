import { decodedPath } from '../routing/decoded-path.ts';

const place = document.querySelector('[data-asked]') as HTMLElement;
const [before = '', after = ''] = `${place.dataset['asked']}`.split('{path}');
const path = document.createElement('bdi');
path.textContent = decodedPath(location.pathname);
document.querySelector('h1')?.replaceChildren(before, path, after);
