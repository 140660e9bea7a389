/** An entry in a form, as Sveltia edits it. */
export interface Draft {
  defaultLocale: string;
  /** Whether the author has touched the form. */
  interacted: boolean;
  /** The languages that the saved entry has, and those that it will have. */
  originalLocales: Readonly<Record<string, boolean>>;
  currentLocales: Readonly<Record<string, boolean>>;
  /** The values by their paths; a language that was never in the form has none. */
  currentValues: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

/**
 * Adds a language that a form without it shows. Returns whether it stays out: the author has taken it out, or
 * hasn't touched the form yet.
 */
export function staysOut(draft: Draft | null | undefined, locale: string): boolean {
  if (!draft?.interacted || draft.originalLocales[locale] || draft.currentValues[locale]) {
    return true;
  }
  // The form is being drawn.
  queueMicrotask(() => globalThis.siteScreen.toggleLanguage?.({ draft, locale }));
  return false;
}

/** Saves a form without the languages in which nothing was written; they come back if it isn't saved. */
export async function withoutUnused<Saved>(
  draft: Draft,
  save: () => Promise<Saved>,
): Promise<Saved> {
  const toggle = () => {
    for (const locale of unused) globalThis.siteScreen.toggleLanguage?.({ draft, locale });
  };
  const unused = unusedLanguages(draft);
  toggle();
  try {
    return await save();
  } catch (error) {
    toggle();
    throw error;
  }
}

/** The added languages whose values are all empty, or those of the first language. */
export function unusedLanguages(draft: Draft): string[] {
  const { defaultLocale, originalLocales, currentLocales, currentValues } = draft;
  const first = currentValues[defaultLocale] ?? {};
  const isUnused = ([path, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(first[path]) ||
    ['', 'null', '""', '[]', '{}'].includes(JSON.stringify(value) ?? '');
  return Object.keys(currentLocales).filter(
    (locale) =>
      locale !== defaultLocale &&
      currentLocales[locale] &&
      !originalLocales[locale] &&
      Object.entries(currentValues[locale] ?? {}).every(isUnused),
  );
}
