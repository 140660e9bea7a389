import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const onest = create(
  readFileSync('node_modules/@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
) as Font;

const hasGlyph = (character: string) =>
  onest.hasGlyphForCodePoint(character.codePointAt(0) as number);

/** Replaces characters that Onest lacks by their compatibility form (`CO₂` → `CO2`), or drops them. */
export function drawable(text: string): string {
  return [...text.normalize('NFC').replace(/[ \t\r\n]+/g, ' ')]
    .flatMap((letter) =>
      hasGlyph(letter) ? letter : [...letter.normalize('NFKD')].filter(hasGlyph),
    )
    .join('')
    .trim();
}

/** The width of a line in Onest Bold, in em. */
export function widthOf(line: string): number {
  return onest.layout(line).advanceWidth / onest.unitsPerEm;
}

/** A line of text as one SVG path. `x`, `y` is the start of the baseline; units are pixels. */
export function lineSvg(line: string, x: number, y: number, size: number, fill: string): string {
  const { glyphs, positions } = onest.layout(line);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.translate(pen + xOffset, yOffset).toSVG();
    pen += xAdvance;
    return outline;
  });
  const scale = size / onest.unitsPerEm;
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`;
}
