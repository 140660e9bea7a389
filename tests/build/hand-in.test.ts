import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { pages, singleSpaced } from './site.ts';

/** The facts of a page that have this name: their text, and where they lead. */
function factsNamed(path: string, name: string) {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const { $ } = page;
  return $('main .facts > div')
    .toArray()
    .filter((fact) => singleSpaced($(fact).find('dt').text()).trim() === name)
    .map((fact) => ({
      text: singleSpaced($(fact).find('dd').text()).trim(),
      links: $(fact)
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href')),
    }));
}

const scans = {
  uz: 'Skanlarni shu manzilga PDF qilib yuboring; mavzuda ish oʻrnini yozing.',
  ru: 'Пришлите сканы по этому адресу в PDF; в теме укажите вакансию.',
  tr: 'Taranmış belgeleri bu adrese PDF olarak gönderin; konuya pozisyonu yazın.',
  en: 'Send scans to this address as PDF; give the post in the subject.',
};

it.each(locales)('%s: vacancies say where documents go, and have the forms', (locale) => {
  const t = translator(locale);
  const forms = {
    uz: ['Shaxsiy varaqa shakli', '/pdf/book.pdf'],
    ru: ['Бланк объективки', '/pdf/book.pdf'],
    tr: ['Kişisel bilgi formu', '/pdf/book.pdf'],
    en: ['Personal details form', '/pdf/1-2026-1-5.pdf'],
  } as const;
  const [title, file] = forms[locale];
  for (const path of ['/careers', '/careers/1']) {
    const [where] = factsNamed(localizedPath(path, locale), t('vacancy.handIn'));
    expect(where?.links).toEqual(['mailto:jobs@example.uz']);
    expect(where?.text).toContain(singleSpaced(scans[locale]));
    expect(factsNamed(localizedPath(path, locale), published(title))).toMatchObject([
      { links: [file] },
    ]);
    expect(factsNamed(localizedPath(path, locale), t('vacancy.files'))).toEqual([]);
  }
});

it.each(locales)(
  '%s: an admission says who applies and with which form, or whom to ask',
  (locale) => {
    const t = translator(locale);
    const facts = (id: number) =>
      [t('admission.who'), t('admission.form')].flatMap((name) =>
        factsNamed(localizedPath(`/admission/${id}`, locale), name),
      );
    const [who, form] = facts(1);
    expect(who?.text).not.toBe(singleSpaced(published(t('admission.unpublished'))));
    expect(form?.links).toEqual([expect.stringMatching(/^\/pdf\/.+\.pdf$/)]);
    const unpublished = { text: singleSpaced(published(t('admission.unpublished'))), links: [] };
    expect(facts(2)).toEqual([unpublished, unpublished]);
  },
);
