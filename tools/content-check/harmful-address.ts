import { harmfulScheme } from '../../src/security/addresses.ts';

const named: Record<string, string> = { colon: ':', tab: '\t', newline: '\n' };

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => codePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => codePoint(Number(digits)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? whole);
}

/** Without what only hides a word: spaces, controls (U+FFFD stands in for some), the invisible. */
function squeeze(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\uFFFD]/gu, '');
}

/** Whether an address runs script or carries its own content, however it is spelled. */
export function isHarmfulAddress(url: string): boolean {
  return harmfulScheme.test(squeeze(decodeEntities(url)));
}

const scripts = /(?:javascript|vbscript):/i;
const content =
  /data:(?:(?:text|image|application|audio|video|font|multipart)\/[\w.+-]+[;,]|[;,])|blob:(?:https?:|null\/)/i;

/**
 * Whether a text holds such an address, or is one as a whole. “Personal data: what we keep” is a
 * sentence, so that `data:` and `blob:` count only in the form of an address.
 */
export function holdsHarmfulAddress(text: string): boolean {
  const decoded = decodeEntities(text);
  const squeezed = squeeze(decoded);
  const isContent = /^[\s\p{Cc}\p{Cf}]*(?:data|blob):\S/iu.test(decoded);
  return isContent || scripts.test(squeezed) || content.test(squeezed);
}
