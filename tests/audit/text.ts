import { advice, type Outcome } from './outcome.ts';
import { type AuditedSite, type Page, pagesOf } from './site.ts';

/** Words of Uzbek alone: on a page in another language they show a missing translation. */
const uzbekWords =
  /(?<![\p{L}ʻʼ])(?:va|uchun|boʻyicha|yangiliklar|haqida|qabul|sahifa)(?![\p{L}ʻʼ])/giu;
/** Look-alikes of ʻ and ’, which pages show for ʻ and ʼ, and each of the two where the other belongs. */
const wrongLetters = /\p{L}['‘ʼ`´]\p{L}|(?<![og])ʻ|[og]’/giu;

/** Reads every page as visitors do: Uzbek letters, and Uzbek words in other languages. */
export async function auditText(site: AuditedSite): Promise<Outcome> {
  const found = new Map<string, { page: Page; passage: string }>();
  for await (const page of pagesOf(site)) {
    for (const passage of wrongPassages(page)) {
      // A passage that many pages show is reported once.
      const key = `${page.locale} ${passage}`;
      if (!found.has(key)) found.set(key, { page, passage });
    }
  }
  return {
    findings: [...found.values()].map(({ page: { path, locale }, passage }) =>
      locale === 'uz'
        ? advice(path, `“${passage}”`, 'write oʻ and gʻ with ʻ, everything else with ʼ')
        : advice(path, `“${passage}”`, `translate it, or mark what is not in ${locale}`),
    ),
  };
}

/** The passages of a page with wrong Uzbek letters, or with Uzbek words in another language. */
export function wrongPassages(page: Pick<Page, 'locale' | '$'>): string[] {
  return passagesWith(page.locale === 'uz' ? wrongLetters : uzbekWords, visibleTextOf(page));
}

/** The text around each match of a pattern. */
const passagesWith = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(({ index }) =>
    text
      .slice(Math.max(0, index - 25), index + 25)
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The visible text of a page, without parts marked as another language. */
function visibleTextOf({ $, locale }: Pick<Page, 'locale' | '$'>): string {
  const body = $('body').clone();
  body.find('script, style, [data-language-switcher]').remove();
  body.find(`[lang]:not([lang=${locale}])`).remove();
  return body.text();
}
