/** The id and slug from the name of an entry's folder or file: `33-open-day`, `anvar-qodirov`. */
export function entryName(name: string): { number: number | undefined; slug: string } {
  const [, number, slug = name] = /^(\d+)-(.+)$/.exec(name) ?? [];
  return { number: number === undefined ? undefined : Number(number), slug };
}
