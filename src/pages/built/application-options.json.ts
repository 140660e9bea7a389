import { applicationOptions } from '../../features/careers/application-options.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The options of the job application in the staff's language: see integrations/built-modules.ts. */
export const GET = async () => Response.json(await applicationOptions(defaultLocale));
