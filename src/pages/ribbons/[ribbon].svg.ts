import type { APIRoute } from 'astro';
import { type Ribbon, ribbonSvg, ribbons } from '../../ikat/ribbon.ts';

export const getStaticPaths = () => ribbons.map((ribbon) => ({ params: { ribbon } }));

export const GET: APIRoute = ({ params }) =>
  new Response(ribbonSvg(params['ribbon'] as Ribbon), {
    headers: { 'content-type': 'image/svg+xml' },
  });
