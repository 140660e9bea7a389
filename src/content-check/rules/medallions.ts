import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Entry } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';

/** In bytes: lists show the medallions of all courses. */
const largest = 1500;

/** A medallion is a small SVG of plain shapes, which is served unchanged. */
export async function medallions({ data }: Entry): Promise<Finding[]> {
  const name = data?.values?.['medallion'];
  if (!data || typeof name !== 'string') return [];
  const message = await medallionProblem(resolve(dirname(data.path), name));
  if (!message) return [];
  return [{ file: data.file, field: ['medallion'], read: quoted(name), messages: [message] }];
}

/** A missing file or one that isn't an image is reported with the other images. */
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
