// Paths in any site, relative to its folder, which the authors' screen treats as the repository.

/** The authors' entries. */
export const contentPath = 'src/content';
/** Files that are served unchanged. */
export const publicPath = 'public';
