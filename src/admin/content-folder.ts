/** The content's folder in the repository. */
export const contentFolder: string = import.meta.env.CONTENT_FOLDER;

/** A path relative to the content's folder: `news/1-open-day/index.uz.md`; empty for other paths. */
export function pathInContent(path: string): string {
  return path.startsWith(`${contentFolder}/`) ? path.slice(contentFolder.length + 1) : '';
}
