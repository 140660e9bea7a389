import type { LocalizedDocument } from '../collections/documents.ts';
import { localizedDocuments } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';

/** The value of `[...locale]`: no segment for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** A page without other parameters, once a language. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** A page for each document of a type, once a language, at the parameters `params` gives it. */
export async function documentPaths<
  Type extends DocumentType,
  Params extends Record<string, string>,
>(type: Type, params: (document: LocalizedDocument<Type>) => Params) {
  const paths = await Promise.all(
    locales.map(async (locale) =>
      (await localizedDocuments(type, locale)).map((document) => ({
        params: { locale: localeParam(locale), ...params(document) },
        props: { locale, document },
      })),
    ),
  );
  return paths.flat();
}

/**
 * The pages of documents at addresses without their slug, in development; a build links them to the
 * files of the others: integrations/short-addresses.ts.
 */
export async function shortAddresses<Type extends DocumentType>(type: Type) {
  return import.meta.env.DEV ? documentPaths(type, ({ number }) => ({ id: String(number) })) : [];
}
