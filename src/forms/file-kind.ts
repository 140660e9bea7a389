import type { fileKindNames } from '../i18n/ui/file-kinds.ts';

/** The kinds of files that are recognized: the keys of their names in messages. */
export type FileKind = keyof (typeof fileKindNames)['uz'];

/** How many of the first bytes are examined: ISO 32000-1, annex H, note 13 searches as many for a PDF. */
const headBytes = 1024;

/** The first match counts; each is tested on the head in hexadecimal, where "." may be any byte. */
const signatures: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^ÿØÿ/],
  ['png', /^.PNG\r\n.\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['video', /^(?:.{4}ftyp|.Eß£|RIFF.{4}AVI )/s],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*.|MM.\*)/],
  ['bmp', /^BM.{4}\.{4}/s],
  ['word', /^(?:PK\.\..*word\/|\{\\rtf)/s],
  ['office', /^(?:ÐÏ.à¡±.á|PK\.\..*(?:\[Content_Types\]|opendocument))/s],
  ['archive', /^(?:PK\.\.|Rar!|7z¼¯)/],
  ['pdf', /%PDF-\d/],
  ['svg', /^(?:ï»¿)?\s*(?:<\?xml.*?)?<svg[\s>]/s],
  ['html', /^(?:ï»¿)?\s*<(?:!doctype html|html)[\s>]/i],
];

/** The kind of a file by its first bytes, not by its name; undefined for a kind that isn't listed here. */
export async function fileKind(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const shown = String.fromCharCode(...head).replace(/[^\P{Cc}\s]/gu, '.');
  return signatures.find(([, signature]) => signature.test(shown))?.[0];
}
