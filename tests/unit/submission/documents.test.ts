import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/forms/limits.ts';
import { problemOf, stored } from './attached.ts';
import { hybridPdf, scannedPdf, tablePdf, updatedPdf } from './documents.ts';

const folder = 'tests/documents';
const read = (name: string) => readFileSync(join(folder, name));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const concat = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));

/** How many pages a viewer shows of a document. */
async function pagesIn(content: Buffer): Promise<number> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}

const program = () => readFileSync('tests/site/public/documents/contract-specimen-en.pdf');
const table = tablePdf();
const unnamed = (content: Buffer) => content.subarray(0, content.lastIndexOf('%%EOF'));

describe('a PDF document that viewers open is stored whole, from its header on:', () => {
  const written = globSync('*.pdf', { cwd: folder }).filter((name) => !name.includes('password'));
  it.each(written)('%s', async (name) => {
    const content = read(name);
    expect((await stored(content)).bytes.equals(content)).toBe(true);
    expect(await pagesIn(content)).toBeGreaterThan(0);
  });

  it.each<[string, Buffer]>([
    ['with a table', table],
    ['of lines ended by CR', tablePdf({ eol: '\r' })],
    ['of lines ended by CR LF', tablePdf({ eol: '\r\n' })],
    ['of PDF 2.0', tablePdf({ version: '2.0' })],
    ['that was saved again with a change', updatedPdf()],
    ['with a table and a stream', hybridPdf()],
    ['of a scanner', scannedPdf()],
    ['with its last mark missing', unnamed(table)],
    ['of streams, with its last mark missing', unnamed(read('qpdf-object-streams.pdf'))],
    ['with its last offset missing', table.subarray(0, table.indexOf('startxref'))],
    ['with a wrong offset', latin1(table.toString('latin1').replace(/(?<=startxref\n)\d+/, '7'))],
    ['with bytes of a disk’s block behind it', concat(table, Buffer.alloc(5000))],
    ['with a page of a mail gateway behind it', concat(table, '\r\n<html>object trailer 1</html>')],
  ])('%s', async (_, content) => {
    expect((await stored(content)).bytes.equals(content)).toBe(true);
    expect(await pagesIn(content)).toBeGreaterThan(0);
  });

  it.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['an empty line', '\r\n'],
    ['headers of a mail gateway', 'Content-Type: application/pdf\r\n\r\n'],
    ['the beginning of a page', '<html>'],
    ['almost 1,024 bytes', ' '.repeat(1014)],
  ])('without %s before it', async (_, before) => {
    for (const content of [program(), table, read('qpdf-object-streams.pdf')]) {
      expect((await stored(concat(before, content))).bytes.equals(content)).toBe(true);
    }
  });
});

describe('a PDF document that asks for a password is refused as such:', () => {
  const locked = globSync('*password*.pdf', { cwd: folder });
  it.each(locked)('%s', async (name) => {
    expect(await problemOf(read(name))).toBe('locked');
  });

  it('behind other bytes, and without its last mark', async () => {
    const content = unnamed(concat('\r\n', read('qpdf-password-aes-256.pdf')));
    expect(await problemOf(content)).toBe('locked');
  });

  it('by a dictionary within its trailer', async () => {
    for (const name of ['qpdf-password-rc4-128.pdf', 'qpdf-password-object-streams.pdf']) {
      const text = read(name).toString('latin1');
      const [reference = '', number] = /\/Encrypt (\d+) 0 R/.exec(text) ?? [];
      const start = text.indexOf(`\n${number} 0 obj\n`) + `\n${number} 0 obj\n`.length;
      const dictionary = text.slice(start, text.indexOf('endobj', start));
      const direct = text.replace(reference, () => `/Encrypt ${dictionary}`);
      expect(await problemOf(latin1(direct)), name).toBe('locked');
    }
  });

  it('by a certificate', async () => {
    const encryption = '<< /Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5 >>';
    const content = tablePdf({ objects: [encryption], trailer: '/Encrypt 4 0 R ' });
    expect(await problemOf(content)).toBe('locked');
  });

  it('but a document that only speaks of encryption is not', async () => {
    const text = 'BT (trailer << /Encrypt 3 0 R >>) Tj ET';
    const stream = `<< /Filter [] /Length ${text.length} >>\nstream\n${text}\nendstream`;
    expect(await problemOf(tablePdf({ objects: [stream] }))).toBeUndefined();
  });
});

describe('a PDF document that was cut off is refused as damaged:', () => {
  const whole = [
    'qpdf-linearized.pdf',
    'qpdf-object-streams.pdf',
    'cairo.pdf',
    'chromium.pdf',
    'libreoffice-with-source.pdf',
  ];
  const samples: [string, Buffer][] = [
    ...whole.map((name): [string, Buffer] => [name, read(name)]),
    ['with a table', table],
  ];
  it.each(samples)('%s', async (_, content) => {
    const end = content.lastIndexOf('endobj') + 'endobj'.length;
    for (let share = 1; share <= 9; share++) {
      const part = content.subarray(0, Math.floor((end * share) / 10));
      expect([share, await problemOf(part)]).toEqual([share, 'damaged']);
    }
  });
});

it('a document that was cut off within a later change is refused as damaged', async () => {
  const content = updatedPdf();
  expect(await problemOf(content.subarray(0, content.lastIndexOf('xref\n3 1')))).toBe('damaged');
});

describe('a file that is something else is refused by its kind:', () => {
  it.each([
    ['libheif.heic', 'IMG_0001.HEIC', 'found'],
    ['libheif.heic', 'IMG_0001.jpg', 'misnamed'],
    ['imagemagick-fax.tiff', 'scan.pdf', 'misnamed'],
    ['imagemagick-fax.tiff', 'scan.tif', 'found'],
  ])('%s called %s', async (file, name, problem) => {
    expect(await problemOf(read(file), name)).toBe(problem);
  });
});

it('a document that repeats the words of its frame without end is refused', async () => {
  const repeated = (text: string) =>
    concat('%PDF-1.7\n', text.repeat(Math.floor((limits.files - 9) / text.length)));
  for (const text of ['/Encrypt 1 0 R ', '1 0 obj ', 'trailer<<', 'startxref 1 ', '1 ', '/ID[(']) {
    expect(await problemOf(repeated(text)), text).toBe('damaged');
  }
});
