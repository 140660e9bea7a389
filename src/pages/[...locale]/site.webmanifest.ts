import type { APIRoute } from 'astro';
import { singleRecord } from '../../content-types/records.ts';
import { localePaths } from '../../frame/pages/static-paths.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { silk } from '../../ikat/dyes.ts';
import { href } from '../../routing/href.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { name, shortName } = await singleRecord('settings');
  const { text, lang } = localize(name, locale);
  return Response.json({
    name: text,
    short_name: shortName,
    lang: lang ?? locale,
    start_url: href('home', locale),
    display: 'browser',
    theme_color: silk.cobalt,
    background_color: '#ffffff',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
