import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { publicFolder } from '../../build/site-folder.mjs';
import { bandSvg } from '../../ikat/band.ts';
import { ribbonSvg, ribbons } from '../../ikat/ribbon.ts';

interface Tile {
  svg: string;
  /** In pixels: three times the width in CSS pixels, for high-density screens. */
  width: number;
}

const tiles: Record<string, Tile> = {
  ikat: { svg: bandSvg(), width: 288 },
  ...Object.fromEntries(ribbons.map((name) => [name, { svg: ribbonSvg(name), width: 144 }])),
  emblem: { svg: readFileSync(join(publicFolder, 'favicon.svg'), 'utf8'), width: 120 },
};

export const getStaticPaths = () =>
  Object.entries(tiles).map(([tile, props]) => ({ params: { tile }, props }));

/** On every page. An SVG each would cost a slow phone 10 to 50 ms; pictures don't block its main thread. */
export const GET: APIRoute<Tile> = async ({ props: { svg, width } }) => {
  // Rendered large and then scaled down, for sharp edges.
  const tile = sharp(Buffer.from(svg), { density: 432 }).resize(width);
  const file = await tile.webp({ lossless: true, effort: 6 }).toBuffer();
  return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/webp' } });
};
