import { readFileSync, writeFileSync } from 'node:fs';

/** The class that a component's styles are for: `astro-` and a hash of its file. */
const scope = /\bastro-([a-z0-9]{8})\b/g;
const scopeInStyles = /\.astro-([a-z0-9]{8})\b/g;

/**
 * Shortens the classes of components' scopes in pages, to as much of each hash as tells them apart:
 * `astro-72cpth5s` becomes `_72`. A page has some hundreds of them, which compress to 0.3 kB.
 */
export function shortenScopes(files: readonly string[]): void {
  const hashes = new Set<string>();
  for (const file of files) {
    for (const [, hash = ''] of readFileSync(file, 'utf8').matchAll(scopeInStyles)) {
      hashes.add(hash);
    }
  }
  const names = new Map([...hashes].map((hash) => [hash, `_${distinct(hash, hashes)}`]));
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(scope, (name, hash: string) => names.get(hash) ?? name),
    );
  }
}

/** The shortest beginning of a hash, of two letters at least, that no other hash has. */
function distinct(hash: string, hashes: ReadonlySet<string>): string {
  for (let length = 2; length < hash.length; length++) {
    const start = hash.slice(0, length);
    if (![...hashes].some((other) => other !== hash && other.startsWith(start))) return start;
  }
  return hash;
}
