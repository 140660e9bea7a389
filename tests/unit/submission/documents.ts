/** A PDF document of one empty page, in the form that a writer gives it. */
interface PdfShape {
  version?: string;
  eol?: '\n' | '\r\n' | '\r';
  /** Further objects, from number 4 on. */
  objects?: readonly string[];
  /** Further entries of the trailer. */
  trailer?: string;
}

const page = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];

/** With a cross-reference table: the oldest form of a PDF, which scanners still write. */
export function tablePdf({
  version = '1.3',
  eol = '\n',
  objects = [],
  trailer = '',
}: PdfShape = {}): Buffer {
  let text = `%PDF-${version}${eol}`;
  const all = [...page, ...objects];
  const rows = all.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n${eol === '\r\n' ? eol : ` ${eol}`}`;
    text += `${index + 1} 0 obj${eol}${object}${eol}endobj${eol}`;
    return row;
  });
  const size = all.length + 1;
  const lines = [
    `xref${eol}0 ${size}${eol}0000000000 65535 f${eol === '\r\n' ? eol : ` ${eol}`}${rows.join('')}trailer`,
    `<< /Size ${size} /Root 1 0 R ${trailer}>>`,
    'startxref',
    String(text.length),
    '%%EOF',
    '',
  ];
  return Buffer.from(text + lines.join(eol), 'latin1');
}

/** A document that was saved again with a change at its end, as viewers and signing programs do. */
export function updatedPdf(): Buffer {
  const first = tablePdf().toString('latin1');
  const previous = /startxref\s+(\d+)/.exec(first)?.[1];
  const object = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] >>\nendobj\n';
  const row = `${String(first.length).padStart(10, '0')} 00000 n \n`;
  const offset = first.length + object.length;
  const table = `xref\n3 1\n${row}trailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`;
  return Buffer.from(`${first}${object}${table}startxref\n${offset}\n%%EOF\n`, 'latin1');
}

/** With a table for old readers and a stream for new ones, as word processors write it. */
export function hybridPdf(): Buffer {
  const stream =
    '<< /Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R /Length 4 >>\nstream\n\0\0\0\0\nendstream';
  const text = tablePdf({ version: '1.5', objects: [stream] }).toString('latin1');
  const offset = text.indexOf('4 0 obj');
  return Buffer.from(
    text.replace('/Root 1 0 R >>\nstartxref', `/Root 1 0 R /XRefStm ${offset} >>\nstartxref`),
    'latin1',
  );
}

/** A scanner's PDF, whose page is a picture in a fax's compression. */
export const scannedPdf = (): Buffer =>
  tablePdf({
    version: '1.4',
    eol: '\r\n',
    objects: [
      '<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 >> /Length 4 >>\r\nstream\r\n\x26\xa0\x10\x01\r\nendstream',
    ],
  });
