import type { BuiltSite } from '../built-site.ts';
import { canonicalsAgree, sitemapAgrees, translationsNameEachOther } from './alternates.ts';
import { pagesDescribeThemselves, switcherListsLanguages } from './head.ts';
import { headingsAreInOneFont } from './heading-font.ts';
import { htmlIsValid } from './html.ts';
import { hashesResolve, linksResolve } from './links.ts';
import { nothingIsForeign, policiesAreStrict } from './policy.ts';
import { scriptsAreKnown } from './scripts.ts';
import { stylesAreKnown } from './styles.ts';
import { textsArePlain } from './text.ts';

/** Rules for each page of any site, whatever its content: each lists a site's problems. */
export const rules: Record<string, (site: BuiltSite) => string[] | Promise<string[]>> = {
  'links lead to pages and files, in their language': linksResolve,
  'hashes lead to elements': hashesResolve,
  'pages have one h1, one main, their language, a title and a description': pagesDescribeThemselves,
  'the switcher lists all languages': switcherListsLanguages,
  'canonical addresses have the same text': canonicalsAgree,
  'translations name each other': translationsNameEachOther,
  'the sitemap and the pages agree': sitemapAgrees,
  'policies allow a page’s own code alone': policiesAreStrict,
  'nothing is loaded from another host': nothingIsForeign,
  'HTML is valid': htmlIsValid,
  'no character only joins or parts words': textsArePlain,
  'headings and figures are in one font': headingsAreInOneFont,
  'the oldest browsers know what styles use, or do without': stylesAreKnown,
  'the oldest browsers can parse and run the scripts': scriptsAreKnown,
};
