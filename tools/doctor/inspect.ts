import type { Site } from './site.ts';

/** A name that no page or file of the site has. */
export const randomName = (): string => `doctor-${crypto.randomUUID()}`;

/** The path of a file of each format that the home page loads from `/_astro`. */
export async function hashedAssets(site: Site): Promise<string[]> {
  const { text } = await site.get('/');
  const names = text.match(/\/_astro\/[\w.@~-]+\.(?:js|avif|webp|woff2)(?:\?[\w=&-]*)?/g) ?? [];
  return [...new Map(names.map((name) => [/\.(\w+)(?:\?|$)/.exec(name)?.[1], name])).values()];
}

/** The seconds that a `max-age` says; undefined without one. */
export function maxAgeSeconds(header: string | null): number | undefined {
  if (/\bno-(?:cache|store)\b/.test(header ?? '')) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(header ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
