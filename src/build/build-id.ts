/**
 * Stands for the build's id while pages are rendered: what browsers run, which the id is made of, is
 * known when all of them are (integrations/finished-pages.ts). In development it is the id.
 */
export const buildIdPlaceholder = 'build-in-progress';
