/** The words for a count, from the plural forms that the page put on the element. */
export function countedWords({ dataset }: HTMLElement, count: number): string {
  const forms = JSON.parse(dataset['counts'] ?? '{}');
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  return count === 0 ? forms.none : (forms[form] ?? forms.other).replace('{count}', count);
}
