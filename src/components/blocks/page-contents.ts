import { render } from 'astro:content';
import type { LocalizedDocument } from '../../collections/documents.ts';
import { arrangementOf } from '../../collections/pages/arrangements.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import type { Link } from '../../routing/link.ts';

/** Titles of the blocks that are sections with an id: their name in lower case. */
const titles = new Map<string, MessageKey>([
  ['Branches', 'home.branches'],
  ['Disclosure', 'about.disclosure'],
  ['Figures', 'home.figures'],
  ['Portfolio', 'home.portfolio'],
  ['Structure', 'about.structure'],
]);

/** Links to the headings of a page's text, then to its blocks. */
export async function pageContents(document: LocalizedDocument<'pages'>): Promise<Link[]> {
  const t = translator(document.locale);
  const { headings } = await render(document.entry);
  const { body = '' } = (await arrangementOf(document)) ?? {};
  const blocks = [...body.matchAll(/<(\w+)/g)].flatMap(([, name = '']) => {
    const title = titles.get(name);
    return title ? [{ label: t(title), href: `#${name.toLowerCase()}` }] : [];
  });
  return [
    ...headings
      .filter(({ depth }) => depth === 2)
      .map(({ slug, text }) => ({ label: text, href: `#${slug}`, lang: document.lang })),
    ...blocks,
  ];
}
