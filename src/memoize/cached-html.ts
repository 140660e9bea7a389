import { memoizeContent } from './memoize.ts';

const entryOf = memoizeContent((_key: string): { html?: Promise<string> } => ({}));

/** Renders HTML once per key and caches it; in development every call renders. */
export function cachedHtml(key: string, render: () => Promise<string>): Promise<string> {
  const entry = entryOf(key);
  entry.html ??= render().then((html) => html.trim());
  return entry.html;
}
