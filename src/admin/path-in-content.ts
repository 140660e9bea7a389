import { contentPath } from '../build/site-paths.mjs';

/** A path relative to the content's folder: `news/1-open-day/index.uz.md`; empty for other paths. */
export function pathInContent(path: string): string {
  return path.startsWith(`${contentPath}/`) ? path.slice(contentPath.length + 1) : '';
}
