import type { VideoWords } from '../video-words.ts';

/** What the player says in a language. */
export async function loadWords(locale: string): Promise<VideoWords> {
  const answer = await fetch(`/video-strings/${locale}.json`);
  if (!answer.ok) throw new Error(`The player’s words came with status ${answer.status}`);
  return answer.json();
}
