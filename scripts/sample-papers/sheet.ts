import PDFDocument from 'pdfkit';

type Weight = 'regular' | 'bold';

/** The bytes of a TTF font by weight. */
export type Fonts = Record<Weight, Buffer>;

export interface Style {
  /** What a screen reader takes the text for; a paragraph unless said. */
  role?: 'H1' | 'H2';
  weight?: Weight;
  size: number;
  colour: string;
  width: number;
  lineGap?: number;
  align?: 'right';
}

/** An A4 page of a tagged document; measures are points from the upper left corner. */
export interface Sheet {
  /** Writes a block of text and gives the height where it ends. */
  write: (text: string, x: number, y: number, style: Style) => number;
  /** The height that a text would take. */
  heightOf: (text: string, style: Style) => number;
  /** Draws what a screen reader passes over. */
  decorate: (draw: (doc: PDFKit.PDFDocument) => void) => void;
  /** The finished file. */
  bytes: () => Promise<Buffer>;
}

/** The same `info` and the same drawing give the same bytes. */
export function sheet(lang: string, info: PDFKit.DocumentInfo, fonts: Fonts): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info,
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const structParent = doc.struct('Document');
  doc.addStructure(structParent);
  const pen = ({ weight = 'regular', size, colour }: Style) =>
    doc.font(weight).fontSize(size).fillColor(colour);

  return {
    write(text, x, y, style) {
      const { role: structType = 'P', width, lineGap, align } = style;
      pen(style).text(text, x, y, { width, lineGap, align, structParent, structType });
      return doc.y;
    },
    heightOf: (text, style) =>
      pen(style).heightOfString(text, { width: style.width, lineGap: style.lineGap }),
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' }).save();
      draw(doc);
      doc.restore().endMarkedContent();
    },
    async bytes() {
      structParent.end();
      doc.end();
      const parts: Buffer[] = [];
      for await (const part of doc) parts.push(Buffer.from(part));
      return Buffer.concat(parts);
    },
  };
}
