import type { EntryCollection, Field, SelectField, ViewFilter } from '@sveltia/cms';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { ContentType } from './entries.ts';
import type { Words } from './words.ts';

/** Summaries of types whose titles don't distinguish the entries. */
const summaries: Partial<Record<ContentType, string>> = {
  // Sveltia formats dates and numbers in its own way: “2026 M11 20” in Uzbek, the year “2,026”.
  credentials: '{{kind}} {{number}}',
  'journal-issues': "{{journal}}: {{year | date('YYYY')}}, № {{number}}",
  news: "{{title}} ({{date | date('DD.MM.YYYY')}})",
  vacancies: "{{title}} ({{announced | date('DD.MM.YYYY')}})",
};

/** The options of a list of entries. */
type ListOptions = Pick<
  EntryCollection,
  'sortable_fields' | 'summary' | 'view_filters' | 'view_groups'
>;

/** How the entries of a type are listed: summary, sorting, filters and groups. */
export function listOptions(
  type: ContentType,
  fields: readonly Field[],
  title: string,
  locale: Locale,
  words: Words,
): ListOptions {
  const titleHere = title.replace(`.${defaultLocale}`, `.${locale}`);
  const summary = (summaries[type] ?? '{{title}}').replace('{{title}}', tag(titleHere));
  const days = fields.filter((field) => field.widget === 'datetime' && field.required === true);
  const hasOrder = fields.some(({ name }) => name === 'order');
  const newest = days[0]?.name;
  const first = hasOrder ? 'order' : (newest ?? titleHere);
  const filters = fields.flatMap((field) => filtersOf(field, words));
  return {
    summary,
    sortable_fields: {
      fields: [...new Set([first, titleHere, ...days.map(({ name }) => name)])],
      default: { field: first, direction: first === newest ? 'descending' : 'ascending' },
    },
    ...(filters.length > 0 && { view_filters: filters }),
    ...(newest && {
      view_groups: [{ label: words.messages.list.byYear, field: newest, pattern: '\\d{4}' }],
    }),
  };
}

/** A title, or else the name of the entry. */
const tag = (title: string) =>
  title === 'title' ? '{{title}}' : `{{${title} | default('{{slug}}')}}`;

const mostChoices = 6;

function filtersOf(field: Field, { messages }: Words): ViewFilter[] {
  const { name, label = name } = field as SelectField;
  if (name === 'sample') return [{ label: messages.list.samples, field: name, eq: true }];
  if (field.widget !== 'select') return [];
  const { options, multiple } = field as SelectField;
  if (multiple || options.length > mostChoices) return [];
  return (options as { label: string; value: string }[]).map((option) => ({
    label: `${label}: ${option.label}`,
    field: name,
    eq: option.value,
  }));
}
