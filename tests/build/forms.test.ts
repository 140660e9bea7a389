import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formMessages } from '../../src/forms/messages.ts';
import { fieldsFor, fieldsOf, formNames, forms } from '../../src/forms/registry.ts';
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
  'title, [data-reply], [data-slot], [data-error-for], [data-error-for] a, [data-reply-form] [name], [data-topic]';

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

  const $contact = pageAt(href('contact', locale));

  it('has the contact form with the sender’s residence, an address for post and a file', () => {
    const asked = fieldNamesIn($contact, 'contact');
    const own = ['postAddress', 'residence', 'message', 'messageFile'];
    const names = asked.toSpliced(asked.indexOf('message'), 1, ...own);
    expect(fieldNamesIn($, 'contact')).toEqual(names);
    const { labels } = formMessages('contact', locale);
    expect($('label[for=contact-residence]').text()).toBe(labels.residence);
    const form = $('form[action="/api/contact"]');
    expect(form.attr('enctype')).toBe('multipart/form-data');
    // Either address will do.
    const required = form.find('[aria-required]').toArray();
    expect(required.map((control) => $(control).attr('name'))).toEqual([
      ...['firstName', 'lastName', 'phone', 'residence', 'message', 'consent'],
    ]);
  });

  it('sends its topic without asking for it; the contact page asks for any other', () => {
    const form = $('form[action="/api/contact"]');
    expect(form.find('input[type=hidden][name=topic]').attr('value')).toBe('rector');
    expect(form.find('select')).toHaveLength(0);
    const offered = $contact('form select[name=topic] option')
      .toArray()
      .map((option) => $contact(option).attr('value'));
    expect(offered).toEqual(['', 'general', 'admission', 'fees', 'study', 'corruption']);
  });
});

const cases = locales.flatMap((locale) => formNames.map((form) => [locale, form] as const));

describe.each(cases)('in %s, the form %s', (locale, form) => {
  const withShared = (fields: readonly { name: string }[]) => [
    ...['locale', 'idempotencyKey', 'botToken', 'website'],
    ...fields.map(({ name }) => name),
  ];
  const $page = pageAt(href(forms[form].page, locale));
  const $reply = pageAt(localizedPath(`/reply/${form}`, locale));

  it('has its own and the shared fields on its page, and on its reply page those of every topic', () => {
    expect(fieldNamesIn($page, form)).toEqual(withShared(fieldsFor(form, undefined)));
    expect(fieldNamesIn($reply, form)).toEqual(withShared(fieldsOf(form)));
  });

  it('is in the element that its reply page links to', () => {
    expect($page(`${forms[form].fragment} form[action="/api/${form}"]`)).toHaveLength(1);
  });

  it('has a reply page with the slots of the functions’ fixture', () => {
    expect(slotsIn($reply)).toEqual(slotsIn(load(replyTemplate(locale, form))));
  });
});
