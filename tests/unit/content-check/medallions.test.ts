import { describe, expect, it } from 'vitest';
import { type Files, problemsOf, withShared } from './fixture.ts';

const text = `---
title: Stomatologiya
summary: Besh yillik bakalavriat
highlights: [Bir, Ikki, Uch]
careers: [Bir, Ikki]
---
`;
const faculty = '---\ntitle: Fakultet\nsummary: Fakultet haqida\n---\n';

const course = (medallion: string, name = 'medallion.svg'): Files => ({
  'departments/1-medicine/index.uz.md': withShared('kind: faculty\norder: 1\n', faculty),
  'courses/3-dentistry/index.uz.md': withShared(
    `code: "60910100"
degree: bachelor
faculty: 1
years: 5
languages: [uz]
forms: [fullTime]
medallion: ./${name}
`,
    text,
  ),
  [`courses/3-dentistry/${name}`]: medallion,
});

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"${attributes}>${content}</svg>\n`;
const path = '<path fill="#f2a33a" d="M42 6h12v84H42"/>';

describe('a medallion', () => {
  it.each([
    svg(path),
    svg(`<g transform="rotate(45 48 48)"><rect x="1" y="1" width="9" height="9"/>\n${path}</g>`),
  ])('may consist of shapes: %#', async (drawing) => {
    expect(await problemsOf(course(drawing))).toEqual([]);
  });

  it.each([
    svg(`<script>alert(1)</script>${path}`),
    svg(path, ' onload="alert(1)"'),
    svg(`<a href="https://example.org">${path}</a>`),
    svg(`<use href="https://example.org/a.svg#b"/>${path}`),
    svg(`<image href="https://example.org/a.png"/>${path}`),
    svg(`<style>path{fill:url(https://example.org/a.svg#b)}</style>${path}`),
    svg('<path fill="url(https://example.org/a.svg#b)" d="M0 0"/>'),
    svg(`<foreignObject><p>A</p></foreignObject>${path}`),
    svg(`<text>A</text>${path}`),
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(path)}`,
    `<?xml-stylesheet href="a.css"?>${svg(path)}`,
  ])('contains nothing that could run, load or be read: %#', async (drawing) => {
    expect(await problemsOf(course(drawing))).toEqual([
      expect.objectContaining({
        file: 'courses/3-dentistry/index.uz.md',
        field: 'medallion',
        line: 12,
        message: expect.stringContaining('plain shapes only'),
      }),
    ]);
  });

  it('has at most 1,500 bytes', async () => {
    const padding = 1500 - svg(path).length;
    const fits = svg(path.replace('M42 6', `M42 6${' '.repeat(padding)}`));
    expect(await problemsOf(course(fits))).toEqual([]);
    expect(await problemsOf(course(fits.replace('M42 6', 'M42 6 ')))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('1501 bytes') }),
    ]);
  });

  it('is an SVG that exists', async () => {
    const { 'courses/3-dentistry/medallion.svg': _, ...without } = course(svg(path));
    expect(await problemsOf(without)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('there is no such file') }),
    ]);
    expect(await problemsOf(course('not an image', 'medallion.png'))).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('a medallion is drawn as SVG') }),
    );
  });
});
