/**
 * Placeholder for the build id while pages are rendered; integrations/finished-pages.ts replaces it with a
 * digest of all scripts, which is not known earlier. In development it stays.
 */
export const buildIdPlaceholder = 'build-in-progress';
