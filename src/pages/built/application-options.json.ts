import { applicationOptions } from '../../collections/vacancies/application-options.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** What can be chosen in the job application, in the staff's language, for the function that takes it. */
export const GET = async () => Response.json(await applicationOptions(defaultLocale));
