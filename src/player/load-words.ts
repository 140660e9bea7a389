import { http } from '../client/http.ts';
import { messages } from '../i18n/warn-on-missing.ts';
import type { VideoWords } from '../video-words.ts';

/** What the player says in a language. */
export async function loadWords(locale: string): Promise<VideoWords> {
  return messages(await (await http(`/video-strings/${locale}.json`)).json());
}
