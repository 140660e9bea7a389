import { decodeHTML } from 'entities';
import { harmfulScheme } from '../security/addresses.ts';

/** Whether an address runs a script or embeds content, however it is disguised. */
export function isHarmfulAddress(url: string): boolean {
  return harmfulScheme.test(withoutFiller(decodeHTML(url)));
}

const scripts = /(?:javascript|vbscript):/i;
const content =
  /data:(?:(?:text|image|application|audio|video|font|multipart)\/[\w.+-]+[;,]|[;,])|blob:(?:https?:|null\/)/i;

/**
 * Whether a text is or contains such an address. “Personal data: what we keep” is a sentence: `data:` and
 * `blob:` count only if an address follows.
 */
export function containsHarmfulAddress(text: string): boolean {
  const decoded = decodeHTML(text);
  const dense = withoutFiller(decoded);
  const startsWithContent = /^[\s\p{Cc}\p{Cf}]*(?:data|blob):\S/iu.test(decoded);
  return startsWithContent || scripts.test(dense) || content.test(dense);
}

/** Removes characters that only disguise a word: spaces, control and format characters, and U+FFFD. */
function withoutFiller(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\uFFFD]/gu, '');
}
