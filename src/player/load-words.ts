import type { VideoWords } from '../video-words.ts';

let words: Promise<VideoWords> | undefined;

async function load(): Promise<VideoWords> {
  const answer = await fetch(`/video-strings/${document.documentElement.lang}.json`);
  if (!answer.ok) throw new Error(`The player’s words came with status ${answer.status}`);
  return answer.json();
}

/** What the player says in the page's language; loaded once. */
export function loadWords(): Promise<VideoWords> {
  words ??= load();
  return words;
}
