// Whether a page shows a sample.
import { entryName } from '../../content-types/entry-name.ts';
import { locales } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { memoizeContent } from '../../memoize/memoize.ts';
import { entryPath, entryRoute } from '../../routing/entry-pages.ts';
import { routes } from '../../routing/routes.ts';
import { samplesByType } from './queries.ts';

/**
 * Whether a page shows a sample: it is the page of one, or it has a link to the page, telephone or mail
 * address of one. An element that shows any other sample has `data-sample`.
 *
 * @param path without a language prefix; undefined for an error page, which has that of another
 * @param html the page's content, without the header and the footer
 */
export async function showsSample(path: string | undefined, html: string): Promise<boolean> {
  const { pages, addresses } = await samplePlaces();
  return (
    (path !== undefined && pages.has(path)) ||
    html.includes(' data-sample') ||
    html.matchAll(/ href="([^"#?]+)/g).some(([, address = '']) => addresses.has(address))
  );
}

const samplePlaces = memoizeContent(async () => {
  const samples = (await samplesByType()).flatMap(({ type, entries }) =>
    entries.map(({ id, data }) => ({ named: { type, ...entryName(id) }, data })),
  );
  // Many pages link to a page of the menu, without showing its entries.
  const own = samples.filter(({ named }) => routes[entryRoute(named)].path.includes('{'));
  const links = own.flatMap(({ named }) =>
    locales.map((locale) => localizedPath(entryPath(named), locale)),
  );
  return {
    pages: new Set(samples.map(({ named }) => entryPath(named))),
    addresses: new Set([...links, ...samples.flatMap(({ data }) => contactsIn(data))]),
  };
});

function contactsIn(data: object): string[] {
  const contacts = JSON.stringify(data, withoutImages).matchAll(
    /"(?:(\+\d{7,15})|([^"\s]+@[^"\s]+))"/g,
  );
  return [...contacts].map(([, phone, email]) => (phone ? `tel:${phone}` : `mailto:${email}`));
}

/** Astro publishes the original of an image whose address is read. */
const withoutImages = (_: string, value: unknown) =>
  typeof value === 'object' && value && 'src' in value && 'format' in value ? undefined : value;
