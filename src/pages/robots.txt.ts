import type { APIRoute } from 'astro';
import { absoluteUrl } from '../routing/href.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml', site as URL)}\n`,
  );
