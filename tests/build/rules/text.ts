import { unseen } from '../../../tools/content-check/rules/unseen-characters.ts';
import { type BuiltSite, problemsOf } from '../built-site.ts';

/** No character stands in a page that only joins or parts words: searches would not find the words. */
export const textsArePlain = (site: BuiltSite) =>
  problemsOf(site, ({ html }) =>
    [...html.matchAll(unseen)].map(({ index }) => html.slice(Math.max(0, index - 20), index + 20)),
  );
