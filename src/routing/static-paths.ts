import type { LocalizedDocument } from '../collections/documents.ts';
import { localizedDocuments } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';

/** The value of `[...locale]`: no segment for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** A page without other parameters, in every language. */
export function localePaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** The 404 and 500 pages of the languages but the default, whose own are at the root. */
export function prefixedLocalePaths() {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => ({ params: { locale }, props: { locale } }));
}

/** The pages that `pathsIn` gives for each language; adds the language to their params and props. */
export async function pathsInAllLocales<Params, Props>(
  pathsIn: (locale: Locale) => Promise<{ params: Params; props: Props }[]>,
) {
  const paths = locales.map(async (locale) =>
    (await pathsIn(locale)).map(({ params, props }) => ({
      params: { locale: localeParam(locale), ...params },
      props: { locale, ...props },
    })),
  );
  return (await Promise.all(paths)).flat();
}

/** A page in every language for each document of a type, at the parameters `params` gives it. */
export function documentPaths<Type extends DocumentType, Params extends Record<string, string>>(
  type: Type,
  params: (document: LocalizedDocument<Type>) => Params,
) {
  return pathsInAllLocales(async (locale) =>
    (await localizedDocuments(type, locale)).map((document) => ({
      params: params(document),
      props: { document },
    })),
  );
}

/**
 * The pages of documents at addresses without their slug, in development; a build links them to the
 * files of the others: integrations/short-addresses.ts.
 */
export async function shortAddresses<Type extends DocumentType>(type: Type) {
  return import.meta.env.DEV ? documentPaths(type, ({ number }) => ({ id: String(number) })) : [];
}
