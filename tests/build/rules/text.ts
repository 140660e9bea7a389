import { type BuiltPage, type BuiltSite, problemsOf } from '../built-site.ts';

/** The visible text of a page. */
function visibleTextOf({ $ }: BuiltPage): string {
  const body = $('body').clone();
  body.find('script, style').remove();
  return body.text();
}

/** No placeholder, undefined or object stands in a text. */
export const textsAreFilled = (site: BuiltSite) =>
  problemsOf(site, (page) => {
    const text = visibleTextOf(page);
    return [...text.matchAll(/\{\w+\}|\bundefined\b|\[object|\bNaN\b|Invalid Date/g)].map(
      ({ index }) => text.slice(Math.max(0, index - 20), index + 20),
    );
  });
