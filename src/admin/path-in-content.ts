import { contentPath } from '../build/site-paths.mjs';

/** A path relative to the content folder: `news/1-open-day/index.uz.md`; empty for paths outside it. */
export function pathInContent(path: string): string {
  return path.startsWith(`${contentPath}/`) ? path.slice(contentPath.length + 1) : '';
}
