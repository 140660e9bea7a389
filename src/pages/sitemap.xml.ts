import type { APIRoute } from 'astro';
import { sitePages } from '../frame/pages/site-pages.ts';
import { sitemap } from '../frame/pages/sitemap.ts';

export const GET: APIRoute = async () =>
  new Response(sitemap(await sitePages()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
