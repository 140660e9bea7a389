import type { APIRoute } from 'astro';
import { bandSvg } from '../ikat/band.ts';

export const GET: APIRoute = () =>
  new Response(bandSvg(), { headers: { 'content-type': 'image/svg+xml' } });
