// The props that a vacancy's page passes to the frame.
import { singleRecord } from '../../content-types/records.ts';
import type { Call } from '../../design/call.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize, textLocaleFor } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href, path } from '../../routing/href.ts';
import type { Vacancy } from './queries.ts';
import { jobPosting } from './structured-data.ts';
import { staffOfficePhone } from './vacancy-facts.ts';

export async function vacancyHead(vacancy: Vacancy, locale: Locale) {
  const { number, data, translated, expired } = vacancy;
  const t = translator(locale);
  const settings = await singleRecord('settings');
  const contact = await singleRecord('contact');
  const textLocale = textLocaleFor(locale, translated);
  const careers = { label: t('nav.careers'), href: href('careers', locale) };
  const form = `${careers.href}?vacancy=${number}#application`;
  const call: Call = {
    phone: await staffOfficePhone(),
    action: expired ? careers : { label: t('vacancy.form'), href: form },
  };
  return {
    title: localize(data.title, locale),
    description: localize(data.description, locale),
    structured: [jobPosting(vacancy, { settings, contact }, textLocale)],
    translated,
    call,
    path: path('vacancy', { id: number }),
    search: { date: data.announced },
    trail: [careers],
  };
}
