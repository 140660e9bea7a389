import { type ConfigLoader, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltSite } from '../built-site.ts';

/** Resolves the rules once: doing it for each page takes a third of the time. */
class SharedRules extends StaticConfigLoader {
  #rules: ReturnType<ConfigLoader['getConfigFor']> | undefined;
  override getConfigFor(page: string) {
    this.#rules ??= super.getConfigFor(page);
    return this.#rules;
  }
}

const rules = new SharedRules({
  extends: ['html-validate:standard'],
  rules: {
    // Formatting is up to the compiler and makes no difference to browsers.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Phone numbers are shown as the staff write them.
    'tel-non-breaking': 'off',
    // Inline styles are allowed by hash in the CSP; a stylesheet would cost a round trip.
    'require-sri': 'off',
  },
});
const validator = new HtmlValidate(rules);

/** Pages are valid HTML. */
export async function htmlIsValid({ pages }: BuiltSite): Promise<string[]> {
  const problems = new Set<string>();
  for (const { path, html } of pages) {
    const report = await validator.validateString(html, `${path}.html`);
    for (const { messages } of report.results) {
      for (const { ruleId, message } of messages) problems.add(`${path}: ${ruleId}: ${message}`);
    }
  }
  return [...problems];
}
