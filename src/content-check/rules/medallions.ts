import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Content } from '../content.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import { lineOf } from '../yaml.ts';

/** In bytes: lists show the medallions of all courses. */
const largest = 1500;

/** A medallion is a small SVG of plain shapes, which visitors get as it is. */
export async function medallions({ documents }: Content): Promise<Problem[]> {
  const named = documents.flatMap(({ data }) => {
    const name = data?.fields?.values.medallion;
    return data?.fields && typeof name === 'string' ? [{ data, fields: data.fields, name }] : [];
  });
  const problems = await Promise.all(
    named.map(async ({ data, fields, name }): Promise<Problem[]> => {
      const message = await medallionProblem(resolve(dirname(data.path), name));
      if (!message) return [];
      const line = lineOf(fields, ['medallion']);
      return [
        { file: data.name, field: ['medallion'], line, read: quoted(name), messages: [message] },
      ];
    }),
  );
  return problems.flat();
}

/** A file that is missing or no image is reported with the other images. */
async function medallionProblem(path: string): Promise<Message | undefined> {
  const file = await readFile(path).catch(() => undefined);
  if (!file) return undefined;
  if (!path.endsWith('.svg')) return { key: 'medallion.format' };
  if (file.length > largest) {
    return { key: 'medallion.size', size: file.length, limit: largest };
  }
  const unexpected = file.toString().replaceAll(shape, '').trim();
  return unexpected ? { key: 'medallion.shapes', found: quoted(unexpected) } : undefined;
}

const elements = 'svg|g|path|rect|circle|ellipse|line|polygon|polyline';
const attributes =
  'xmlns|viewBox|width|height|fill|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|opacity|transform|d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry';
/** A tag of a shape whose attributes neither run nor load anything. */
const shape = new RegExp(
  String.raw`</?(?:${elements})(?:\s+(?:${attributes})="(?![^"]*url\()[^"<>&]*")*\s*/?>`,
  'gi',
);
