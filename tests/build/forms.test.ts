import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { applicationFields } from '../../src/forms/application.ts';
import { contactFields } from '../../src/forms/contact.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { replyTemplate } from '../functions/contract/reply-template.ts';
import { pages } from './site.ts';

const pageAt = (path: string) => {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no ${path}`);
  return page.$;
};

const namesIn = ($: CheerioAPI, form: string) =>
  $(`form[action="/api/${form}"] [name]`)
    .toArray()
    .map((control) => $(control).attr('name'));

const places =
  'title, [data-reply], [data-slot], [data-error-for], [data-error-for] a, [data-reply-form] [name]';

/** What a reply is filled into, in the order of the page. */
const placesIn = ($: CheerioAPI) =>
  $(places)
    .toArray()
    .map((element) => {
      const { name, id, href, ...others } = $(element).attr() ?? {};
      const data = Object.keys(others).filter((key) => /^data-(?!astro)/.test(key));
      return { name, id, href, data };
    });

const forms = [
  ['contact', '/contact', contactFields],
  ['application', '/careers', applicationFields],
] as const;
const cases = locales.flatMap((locale) => forms.map((form) => [locale, ...form] as const));

describe.each(cases)('in %s, of %s', (locale, form, path, fields) => {
  const $reply = pageAt(localizedPath(`/reply/${form}`, locale));

  it('the form has its fields and what every form carries, on its page and on its reply’s', () => {
    const names = ['locale', 'idempotencyKey', 'botToken', 'website', ...fields];
    expect(namesIn(pageAt(localizedPath(path, locale)), form)).toEqual(names);
    expect(namesIn($reply, form)).toEqual(names);
  });

  it('the reply page has the places that the tests of the functions rely on', () => {
    expect(placesIn($reply)).toEqual(placesIn(load(replyTemplate(locale, form))));
  });
});
