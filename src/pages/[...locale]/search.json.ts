import type { APIRoute } from 'astro';
import { mainPhone } from '../../features/contact/links.ts';
import { localePaths } from '../../frame/pages/static-paths.ts';
import { searchQuestions } from '../../frame/search/search-questions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type SearchMessages, searchMessages } from '../../search/messages.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => {
  const { label, href } = await mainPhone();
  return Response.json({
    ...searchMessages(props.locale),
    questions: await searchQuestions(props.locale),
    phone: { label, href },
  } satisfies SearchMessages);
};
