import { describe, expect, it } from 'vitest';
import { fileError } from '../../../src/forms/attachment.ts';
import { errorText } from '../../../src/forms/codes.ts';
import { formErrors } from '../../../src/forms/errors.ts';
import { type FileKind, fileKind } from '../../../src/forms/file-kind.ts';
import { limits } from '../../../src/forms/limits.ts';
import { fileKindNames } from '../../../src/i18n/ui/file-kinds.ts';

const latin1 = (text: string) => new Blob([Buffer.from(text, 'latin1')]);
const zip = (...names: string[]) =>
  names.map((name) => `PK\x03\x04\x14\0\x06\0\x08\0${'\0'.repeat(16)}${name}\0\x02`).join('');

describe('a file is known by its first bytes:', () => {
  it.each<[FileKind | undefined, string, string]>([
    ['jpeg', 'of a camera', '\xff\xd8\xff\xe1\x12\x34Exif\0\0'],
    ['jpeg', 'of a scanner', '\xff\xd8\xff\xdb\0\x43'],
    ['png', '', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['webp', '', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['heic', 'of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1'],
    ['heic', 'of another phone', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['avif', '', '\0\0\0\x1cftypavif\0\0\0\0'],
    ['video', 'of a phone', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['video', 'of a web camera', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81'],
    ['gif', '', 'GIF89a\x01\0\x01\0'],
    ['tiff', 'little-endian', 'II*\0\x08\0\0\0'],
    ['tiff', 'big-endian', 'MM\0*\0\0\0\x08'],
    ['bmp', '', 'BM\x36\0\x0c\0\0\0\0\0\x36'],
    ['word', 'of today', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
    ['word', 'as RTF', '{\\rtf1\\ansi'],
    ['office', 'of the nineties', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
    ['office', 'Excel', zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml')],
    ['office', 'LibreOffice', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['archive', 'ZIP', zip('diplom.jpg')],
    ['archive', 'RAR', 'Rar!\x1a\x07\x01\0'],
    ['archive', '7z', '7z\xbc\xaf\x27\x1c'],
    ['pdf', '', '%PDF-1.4\n%\xe2\xe3\xcf\xd3'],
    ['pdf', 'behind headers of a mail gateway', 'Content-Type: application/pdf\r\n\r\n%PDF-1.7'],
    ['pdf', 'at the end of what is looked at', `${' '.repeat(1016)}%PDF-1.7`],
    [undefined, 'PDF further behind', `${' '.repeat(1024)}%PDF-1.7`],
    ['svg', '', '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg">'],
    ['html', 'a portal’s error', '\n<!DOCTYPE html><title>502</title>'],
    [undefined, 'a program', 'MZ\x90\0\x03'],
    [undefined, 'a text', 'Salom'],
    [undefined, 'nothing', ''],
  ])('%s %s', async (kind, _, head) => {
    expect(await fileKind(latin1(head))).toBe(kind);
  });
});

describe('a file is refused for', () => {
  const field = 'file';
  it.each([
    ['its emptiness', { name: 'a.pdf', size: 0 }, undefined, `${field}.empty`],
    ['its size', { name: 'a.pdf', size: limits.files + 1 }, 'pdf', `${field}.tooLarge`],
    ['an unknown kind', { name: 'a.pdf', size: 1 }, undefined, `${field}.type`],
    [
      'another kind than its name',
      { name: 'IMG-WA0001.JPG', size: 1 },
      'webp',
      { code: `${field}.misnamed`, called: '.jpg', found: 'webp' },
    ],
    [
      'a kind that its name admits',
      { name: 'cv.docx', size: 1 },
      'word',
      { code: `${field}.found`, found: 'word' },
    ],
    ['nothing: a picture called a document', { name: 'a.pdf', size: 1 }, 'jpeg', undefined],
    ['nothing: a name without extension', { name: '1000012345', size: 1 }, 'jpeg', undefined],
  ] as const)('%s', (_, file, kind, error) => {
    expect(fileError(file, kind)).toEqual(error);
  });
});

it('the message says what the file is called and what it is', () => {
  const texts = { errors: formErrors.en, kinds: fileKindNames.en };
  expect(errorText({ code: 'file.misnamed', called: '.jpg', found: 'webp' }, texts)).toMatch(
    /^The file is called \.jpg, but it is a WebP picture\./,
  );
});
