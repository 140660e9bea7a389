import type { Locale } from '../i18n/locales.ts';

/** One thing that a list can be filtered by, such as the faculty, and the values it has. */
export interface Facet {
  /** The items carry their values of it as `data-<name>`, separated by spaces. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: Locale | undefined }[];
}

/** The id that the link of a facet's value leads to: `faculty-2`. */
export function facetTarget({ name }: Facet, value: string): string {
  return `${name}-${value}`;
}

/** The rules that make each facet's links filter the list where scripts don't run. */
export function facetRules(facets: readonly Facet[]): string {
  return facets
    .flatMap((facet) =>
      facet.options.map(({ value }) => {
        const target = `#${facetTarget(facet, value)}:target`;
        const rest = `[data-${facet.name}]:not([data-${facet.name}~="${value}"])`;
        return `${target}~* ${rest}{display:none!important}${target}~* [href="#${facetTarget(facet, value)}"]{background:var(--cobalt);color:var(--on-cobalt);font-weight:700}`;
      }),
    )
    .join('');
}
