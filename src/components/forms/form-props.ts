import { botCheck } from '../../bot-check.ts';
import { applicationOptions } from '../../collections/vacancies/application-options.ts';
import { applicationFields } from '../../forms/application.ts';
import { contactFields } from '../../forms/contact.ts';
import { formStrings } from '../../forms/messages.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What each form's island is rendered from, at build and in the browser. */
export const formProps = {
  contact: async (locale: Locale) => ({
    locale,
    botCheck,
    strings: formStrings(contactFields, 'form.send', locale),
  }),
  application: async (locale: Locale) => ({
    locale,
    botCheck,
    strings: formStrings(applicationFields, 'application.send', locale),
    options: await applicationOptions(locale),
  }),
};

export type FormName = keyof typeof formProps;

/** Where the browser finds a form's props. */
export const formPropsAddress = (form: FormName, locale: Locale) =>
  `/form-props/${form}/${locale}.json`;
