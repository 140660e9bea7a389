/** The cache with the pages that the visitor has read, oldest first. */
export const pagesRead = 'pages';

/** The cache with the page that stands in for those that aren't saved, in each language in use. */
export const offlinePages = 'offline';
