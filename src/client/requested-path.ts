import { decodedPath } from '../i18n/paths.ts';

// Writes the requested path below the heading of the 404 page.
const path = document.createElement('bdi');
path.textContent = decodedPath(location.pathname);
document.querySelector('h1')?.append(path);
