import type { APIRoute } from 'astro';
import { absoluteUrl } from '../routing/site.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  );
