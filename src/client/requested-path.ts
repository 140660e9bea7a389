import { decodedPath } from '../routing/decoded-path.ts';

// Writes the requested path into the heading of the 404 page.
const { dataset } = document.querySelector('[data-not-found-at]') as HTMLElement;
const [before = '', after = ''] = `${dataset['notFoundAt']}`.split('{path}');
const path = document.createElement('bdi');
path.textContent = decodedPath(location.pathname);
document.querySelector('h1')?.replaceChildren(before, path, after);
