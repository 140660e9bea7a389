// Of any site, relative to its folder. The authors' screen takes that folder for the repository.

/** The authors' entries. */
export const contentPath = 'src/content';
/** Files that are served as they are. */
export const publicPath = 'public';
