/**
 * Placeholder for the build id while pages are rendered; integrations/finished-pages.ts replaces it by
 * a digest of all scripts, which no page can import. In development it stays.
 */
export const buildIdPlaceholder = 'build-in-progress';
