import { formNames } from '../../forms/registry.ts';
import { selectOptions } from '../../frame/forms/form-props.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The options of each form's selects in the staff's language: see integrations/built-modules.ts. */
export const GET = async () => {
  const options = formNames.map(async (form) => [form, await selectOptions[form](defaultLocale)]);
  return Response.json(Object.fromEntries(await Promise.all(options)));
};
