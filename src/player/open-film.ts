import { filmOf } from './film.ts';
import { loadStyles } from './load-styles.ts';
import { loadWords } from './load-words.ts';
import { playFilm } from './play-film.ts';
import { engineFor } from './start-engine.ts';

const opening = new Set<HTMLElement>();

/** Puts a player into the place of a film's link, and plays. Rejects when a part of it can't be loaded. */
export async function openFilm(card: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  // A second press while the first is on its way.
  if (opening.has(card)) return;
  opening.add(card);
  try {
    await open(card, link);
  } finally {
    opening.delete(card);
  }
}

async function open(card: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const film = filmOf(card, link);
  const [words, startEngine, { addControls }] = await Promise.all([
    loadWords(film.locale),
    engineFor(film),
    import('./controls.ts'),
    loadStyles(),
  ]);
  const stage = document.createElement('div');
  stage.className = 'film';
  playFilm(film, stage, { words, startEngine, addControls });
}
