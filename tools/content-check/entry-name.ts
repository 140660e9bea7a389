import { type DocumentType, documents } from '../../src/collections/registry.ts';

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const numberedForm = /^([1-9]\d*)-(.+)$/;

/** The id and the slug in a folder's name, read the way the build reads it. */
export function entryName(folder: string): { number: number | undefined; slug: string } {
  const [, number, slug = folder] = /^(\d+)-(.+)$/.exec(folder) ?? [];
  return { number: number === undefined ? undefined : Number(number), slug };
}

/** Lower-case ascii words with hyphens. */
export function isSlug(name: string): boolean {
  return slugForm.test(name);
}

/** What is wrong with the name of an entry's folder, or undefined. */
export function entryNameProblem(type: DocumentType, folder: string): string | undefined {
  const match = numberedForm.exec(folder);
  const letters = 'lower-case letters a to z and digits, with hyphens between words';
  if (documents[type].numbered) {
    if (match && isSlug(match[2] ?? '')) return undefined;
    return `the folder's name must be a number without leading zeros, a hyphen and a short name in ${letters}, as 42-open-day. Rename it.`;
  }
  if (isSlug(folder) && !/^\d+-/.test(folder)) return undefined;
  return `the folder's name must be a short name in ${letters}, without a number in front, as anvar-qodirov. Rename it.`;
}
