import { applicationOptions } from '../../features/careers/application-options.ts';
import { mainPhone } from '../../features/contact/links.ts';
import { formMessages } from '../../forms/messages.ts';
import type { FormName, SelectOptions } from '../../forms/registry.ts';
import { topicOptions } from '../../forms/topics.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import type { SubmissionFormProps } from '../../islands/forms/props.ts';
import { href } from '../../routing/href.ts';
import { botCheck } from '../../security/bot-check.ts';

/** The options of each form's select fields. */
export const selectOptions: {
  [Form in FormName]: (locale: Locale) => Promise<SelectOptions<Form>>;
} = {
  contact: async (locale) => ({ topic: topicOptions(locale) }),
  application: applicationOptions,
};

/** The props of a form's island, at build time and in the browser. */
export async function formProps<Form extends FormName>(
  form: Form,
  locale: Locale,
): Promise<SubmissionFormProps<Form>> {
  const phone = await mainPhone();
  return {
    form,
    locale,
    messages: formMessages(form, locale),
    links: {
      privacy: href('privacy', locale),
      errorPage: localizedPath('/500', locale),
      phone: { label: phone.label, href: phone.href },
    },
    botCheck,
    options: await selectOptions[form](locale),
  };
}

/** The path from which browsers load a form's props. */
export const formPropsAddress = (form: FormName, locale: Locale): string =>
  `/island-props/${form}-form/${locale}.json`;
