import { type BuiltSite, problemsOf } from '../built-site.ts';

/** A soft hyphen, a non-breaking hyphen or a word joiner, literal or as an HTML character reference. */
const unseen = /[\u00ad\u2011\u2060]|&(?:shy|NoBreak|#(?:173|8209|8288|x0*ad|x2011|x2060));/gi;

/** Pages contain no characters that only join or separate words: searches would not find the words. */
export const textsArePlain = (site: BuiltSite) =>
  problemsOf(site, ({ html }) =>
    [...html.matchAll(unseen)].map(({ index }) => html.slice(Math.max(0, index - 20), index + 20)),
  );
