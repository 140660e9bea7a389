import type { MiddlewareHandler } from 'astro';
import { published } from './i18n/published.ts';

const isText = /^(?:text\/(?!css|javascript)|application\/)/;

/**
 * Publishes the texts of pages, feeds and the data that scripts read. The authors' screen has them as
 * written. In a build, integrations/pages-worker.ts publishes the pages, which it reads anyhow: here
 * each would be encoded and decoded once more.
 */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (url.pathname.startsWith('/admin') || !isText.test(type)) return response;
  if (import.meta.env.PROD && type.startsWith('text/html')) return response;
  return new Response(published(await response.text()), response);
};
