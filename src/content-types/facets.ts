import type { Locale } from '../i18n/locales.ts';

/** A property by which a list can be filtered, such as the faculty, with its values. */
export interface Facet {
  /** Items have their values in `data-<name>`, separated by spaces. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: Locale | undefined }[];
}

/** The link target (id) of a facet's value: `faculty-2`. */
export function facetTarget({ name }: Facet, value: string): string {
  return `${name}-${value}`;
}

/** CSS that filters the list by the `:target` of each facet's links, without scripts. */
export function facetRules(facets: readonly Facet[]): string {
  const rules = facets
    .flatMap((facet) =>
      facet.options.map(({ value }) => {
        const id = facetTarget(facet, value);
        const target = `#${id}:target~*`;
        const rest = `[data-${facet.name}]:not([data-${facet.name}~="${value}"])`;
        // The link to all values has `aria-current`, for the unfiltered list.
        const all = `[data-facet="${facet.name}"][data-value=""]`;
        return `${target} ${rest}{display:none!important}${target} ${all}{--fill:none;color:inherit}${target} [href="#${id}"]{--fill:var(--cobalt);color:var(--paper)}`;
      }),
    )
    .join('');
  return `@media(scripting:none){${rules}}`;
}
