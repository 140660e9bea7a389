import type { APIRoute } from 'astro';
import { mainPhone } from '../../features/contact/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../routing/static-paths.ts';
import { type SearchMessages, searchMessages } from '../../search/messages.ts';
import { searchQuestions } from '../../search/search-questions.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json({
    ...searchMessages(props.locale),
    questions: await searchQuestions(props.locale),
    phone: await mainPhone(),
  } satisfies SearchMessages);
