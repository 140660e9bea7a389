import type { APIRoute } from 'astro';
import { trialConfig } from '../../admin/trial-config.ts';
import { locales } from '../../i18n/locales.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** The configuration of the authors' screen, with its words in one language. */
export const GET: APIRoute = () => Response.json(trialConfig);
