import type { APIRoute } from 'astro';
import { type Locale, locales } from '../../i18n/locales.ts';
import { videoWords } from '../../video-words.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** What the player says, loaded with it. */
export const GET: APIRoute = ({ params }) => Response.json(videoWords(params['locale'] as Locale));
