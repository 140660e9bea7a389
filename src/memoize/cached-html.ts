import { memoizeContent } from './memoize.ts';

const entryOf = memoizeContent((_key: string): { html?: Promise<string> } => ({}));

/** The HTML that `render` gave at the first call with this key. In development each call renders again. */
export function cachedHtml(key: string, render: () => Promise<string>): Promise<string> {
  const entry = entryOf(key);
  entry.html ??= render().then((html) => html.trim());
  return entry.html;
}
