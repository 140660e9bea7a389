import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = /^(?:src|tools|tests|docs|public|netlify|integrations)\//;

/** The whole paths of files and folders that a page names. */
const pathsIn = (page: string) =>
  Array.from(
    readFileSync(join(root, page), 'utf8').matchAll(/`([^`\s]+)`/g),
    ([, code = '']) => code,
  ).filter((code) => folders.test(code) && !/[<>{}*…]/.test(code));

it.each(['README.md', 'docs/adding.md', 'docs/another-university.md', 'docs/tests.md'])(
  'what %s names is there',
  (page) => {
    const paths = pathsIn(page);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
