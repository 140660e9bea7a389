import { locales } from '../../../src/i18n/locales.ts';
import { type BuiltSite, problemsOf } from '../built-site.ts';

/** A page has one h1, one main, its language, a title, a description and a viewport. */
export const pagesDescribeThemselves = (site: BuiltSite) =>
  problemsOf(site, ({ $, locale, path }) => {
    // Functions insert the heading and description into reply pages.
    const isReply = path.includes('/reply/');
    const description = $('meta[name=description]').attr('content') ?? '';
    return [
      isReply || $('h1').length === 1 || `${$('h1').length} h1`,
      $('main').length === 1 || `${$('main').length} main`,
      $('html').attr('lang') === locale || `lang ${$('html').attr('lang')}`,
      $('title').text().trim() !== '' || 'no title',
      isReply || description.trim() !== '' || 'no description',
      $('meta[name=viewport]').length === 1 || 'no viewport',
    ].filter((problem) => typeof problem === 'string');
  });

/** The language switcher lists all languages and marks the page's. */
export const switcherListsLanguages = (site: BuiltSite) =>
  problemsOf(site, ({ $, locale }) => {
    const links = $('nav[data-language-switcher] a[hreflang]').toArray();
    const listed = links.map((link) => $(link).attr('hreflang')).join();
    const current = $('nav[data-language-switcher] a[aria-current=true]').attr('hreflang');
    return listed === locales.join() && current === locale ? [] : [`lists ${listed}`];
  });
