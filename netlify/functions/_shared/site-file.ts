import * as v from 'valibot';

/** Milliseconds. */
const patience = 3000;

/** Milliseconds. A deploy starts functions anew; in development the authors' changes show. */
const keep = 60_000;

/**
 * A reader of one JSON file that the build wrote, from the site at an origin. What was read is kept
 * for a minute, a failure isn't. Rejects when the file can't be had or isn't of the schema.
 */
export function siteFile<Content>(
  path: string,
  schema: v.GenericSchema<unknown, Content>,
): (origin: string) => Promise<Content> {
  const known = new Map<string, { content: Promise<Content>; until: number }>();
  return (origin) => {
    const now = performance.now();
    const kept = known.get(origin);
    if (kept && now < kept.until) return kept.content;
    const content = read(new URL(path, origin), schema);
    known.set(origin, { content, until: now + keep });
    content.catch(() => known.delete(origin));
    return content;
  };
}

async function read<Content>(
  url: URL,
  schema: v.GenericSchema<unknown, Content>,
): Promise<Content> {
  const file = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!file.ok) throw new Error(`${url.pathname}: ${file.status}`);
  return v.parse(schema, await file.json());
}
