import type { APIRoute } from 'astro';
import { repositoryBackend } from '../../admin/backend.ts';
import { adminConfig } from '../../admin/config/admin-config.ts';
import { keptEntries } from '../../admin/config/kept-entries.ts';
import { existingEntries } from '../../admin/existing-entries.ts';
import { highestGiven } from '../../admin/highest-numbers.ts';
import { contentFolder } from '../../build/site-folder.mjs';
import { type Locale, locales } from '../../i18n/locales.ts';

/** The repository, as the build host names it. */
const { REPOSITORY_URL: repository, BRANCH: branch } = process.env;

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** The configuration of the authors' screen in one language, and src/admin/hooks.ts's data. */
export const GET: APIRoute<object, { locale: Locale }> = async ({ params: { locale }, site }) => {
  const entries = await existingEntries(locale);
  const backend = repositoryBackend({ repository, branch }, site);
  return Response.json({
    ...adminConfig({ locale, entries, backend }),
    kept: keptEntries(entries, locale),
    highest: await highestGiven(contentFolder),
  });
};
