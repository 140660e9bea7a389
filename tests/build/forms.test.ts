import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { fieldsOf, formNames, forms } from '../../src/forms/registry.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { href } from '../../src/routing/href.ts';
import { replyTemplate } from '../functions/contract/reply-template.ts';
import { pages } from './site.ts';

const pageAt = (path: string) => {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no ${path}`);
  return page.$;
};

const fieldNamesIn = ($: CheerioAPI, form: string) =>
  $(`form[action="/api/${form}"] [name]`)
    .toArray()
    .map((control) => $(control).attr('name'));

const slotSelector =
  'title, [data-reply], [data-slot], [data-error-for], [data-error-for] a, [data-reply-form] [name]';

/** The slots of a reply page, in document order. */
const slotsIn = ($: CheerioAPI) =>
  $(slotSelector)
    .toArray()
    .map((element) => {
      const { name, id, href, ...others } = $(element).attr() ?? {};
      const data = Object.keys(others).filter((key) => /^data-(?!astro)/.test(key));
      return { name, id, href, data };
    });

describe.each(locales)('in %s, the rector’s reception', (locale) => {
  const $ = pageAt(href('reception', locale));

  it('has the contact form', () => {
    expect(fieldNamesIn($, 'contact')).toEqual(
      fieldNamesIn(pageAt(href('contact', locale)), 'contact'),
    );
  });

  it('sends its topic without asking for it; the contact page asks', () => {
    const form = $('form[action="/api/contact"]');
    expect(form.find('input[type=hidden][name=topic]').attr('value')).toBe('rector');
    expect(form.find('select')).toHaveLength(0);
    expect(pageAt(href('contact', locale))('form select[name=topic]')).toHaveLength(1);
  });
});

const cases = locales.flatMap((locale) => formNames.map((form) => [locale, form] as const));

describe.each(cases)('in %s, the form %s', (locale, form) => {
  const fields = fieldsOf(form).map(({ name }) => name);
  const $page = pageAt(href(forms[form].page, locale));
  const $reply = pageAt(localizedPath(`/reply/${form}`, locale));

  it('has its own and the shared fields on its page and its reply page', () => {
    const names = ['locale', 'idempotencyKey', 'botToken', 'website', ...fields];
    expect(fieldNamesIn($page, form)).toEqual(names);
    expect(fieldNamesIn($reply, form)).toEqual(names);
  });

  it('has a reply page with the slots of the functions’ fixture', () => {
    expect(slotsIn($reply)).toEqual(slotsIn(load(replyTemplate(locale, form))));
  });
});
