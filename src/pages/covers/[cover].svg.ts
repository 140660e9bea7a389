import type { APIRoute } from 'astro';
import { coverSvg, covers } from '../../ikat/cover.ts';

export const getStaticPaths = () => covers.map((cover) => ({ params: { cover } }));

export const GET: APIRoute = ({ params }) => new Response(coverSvg(params['cover'] as string));
