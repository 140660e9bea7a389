import { cacheDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import type { Card } from '../../open-graph/card.ts';
import { cachedCard, cardFile, makeCards } from '../../open-graph/card-files.ts';
import { allCards } from '../../open-graph/cards.ts';
import { cardsEnabled } from '../../open-graph/tags.ts';

const folder = fileURLToPath(new URL('open-graph/', cacheDir));

export async function getStaticPaths() {
  const cards = cardsEnabled ? await allCards() : [];
  // A build requests images one by one: render them all concurrently first. Development renders on demand.
  if (import.meta.env.PROD) await makeCards(cards, folder, availableParallelism());
  return cards.map((card) => ({
    params: { image: cardFile(card).replace(/\.jpg$/, '') },
    props: { card },
  }));
}

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await readFile(await cachedCard(card, folder))), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
