import type { fileKindNames } from '../i18n/ui/file-kinds.ts';

/** What a file can be: the keys of the names that messages have for it. */
export type FileKind = keyof (typeof fileKindNames)['uz'];

/** How many of its first bytes tell what a file is: ISO 32000-1, annex H, note 13 looks as far for a PDF. */
const headBytes = 1024;

/** The first match counts; each is tried on the head as a hex editor shows it, where "." may be any byte. */
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

/** What a file is by its first bytes, whatever its name says; undefined for a kind that has no name here. */
export async function fileKind(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const shown = String.fromCharCode(...head).replace(/[^\P{Cc}\s]/gu, '.');
  return signatures.find(([, signature]) => signature.test(shown))?.[0];
}
