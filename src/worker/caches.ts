/** The cache of pages that the visitor has read, oldest first. */
export const pagesRead = 'pages';

/** The cache of the offline page, shown in place of pages that aren't saved, in each language in use. */
export const offlinePages = 'offline';
