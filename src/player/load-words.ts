import { http } from '../client/http.ts';
import { warnOnMissing } from '../i18n/warn-on-missing.ts';
import type { VideoWords } from '../video-words.ts';

/** What the player says in a language. */
export async function loadWords(locale: string): Promise<VideoWords> {
  return warnOnMissing(await (await http(`/video-strings/${locale}.json`)).json());
}
