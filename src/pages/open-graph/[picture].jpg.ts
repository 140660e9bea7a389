import { cacheDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import { pictureFile } from '../../open-graph/address.ts';
import { cachedPicture, makePictures } from '../../open-graph/cache.ts';
import type { Card } from '../../open-graph/card.ts';
import { allCards } from '../../open-graph/cards.ts';
import { hasPictures } from '../../open-graph/switch.ts';

const folder = fileURLToPath(new URL('open-graph/', cacheDir));

export async function getStaticPaths() {
  const cards = hasPictures ? await allCards() : [];
  // A build asks for one picture after the other; in development one is made when it is asked for.
  if (import.meta.env.PROD) await makePictures(cards, folder, availableParallelism());
  return cards.map((card) => ({
    params: { picture: pictureFile(card).replace(/\.jpg$/, '') },
    props: { card },
  }));
}

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await readFile(await cachedPicture(card, folder))), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
