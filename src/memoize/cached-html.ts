import { memoizeContent } from './memoize.ts';

const entryOf = memoizeContent((_key: string): { html?: Promise<string> } => ({}));

/**
 * Renders HTML once per key and caches it; in development every call renders. Rejects if the HTML
 * contains a script, which Astro gives to the first page only.
 */
export function cachedHtml(key: string, render: () => Promise<string>): Promise<string> {
  const entry = entryOf(key);
  entry.html ??= render().then((html) => {
    if (html.includes('<script')) throw new Error(`cached HTML contains a script: ${key}`);
    return html.trim();
  });
  return entry.html;
}
