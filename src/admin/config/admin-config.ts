import type { Backend, CmsConfig, Collection, CollectionDivider } from '@sveltia/cms';
import { publicPath } from '../../build/site-paths.mjs';
import { type DocumentType, documents, type RecordType } from '../../content-types/registry.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import { collectionsIn } from './collections.ts';
import type { ContentType, Entries } from './entries.ts';
import { groups, singles } from './sidebar.ts';

/** The maximum width and height of an uploaded picture, in pixels. */
const pictureSide = 2560;

/**
 * The configuration of the authors' screen in a language, from the content schemas. Throws if a field has no
 * widget or no label, and says where to add it.
 */
export function adminConfig({
  locale,
  entries,
  backend,
}: {
  locale: Locale;
  /** The existing entries: they determine the next number and the options of reference fields. */
  entries: Entries;
  backend: Backend;
}): CmsConfig {
  const { document, record, single, perLanguage, arrangements } = collectionsIn(locale, entries);
  const collection = (type: ContentType): Collection => {
    if (type in documents) return document(type as DocumentType);
    return type === 'answers' ? perLanguage(type) : record(type as RecordType);
  };
  const listed = groups.map((group) =>
    Object.entries(group).map(([type, icon]) => ({ ...collection(type as ContentType), icon })),
  );
  return {
    load_config_file: false,
    backend,
    app_title: dictionaries[locale].title,
    show_preview_links: false,
    // Except for documents, a preview would repeat the form's values.
    editor: { preview: false },
    // For files that belong to no single entry.
    media_folder: `${publicPath}/documents`,
    public_folder: '/documents',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: {
            raster_image: { format: 'webp', width: pictureSide, height: pictureSide },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: [...locales],
      default_locale: defaultLocale,
      initial_locales: 'default',
      omit_default_locale_from_file_path: false,
    },
    output: {
      omit_empty_optional_fields: true,
      yaml: { indent_size: 2, indent_sequences: true, quote: 'none' },
    },
    collections: withDividers([...listed, arrangements]),
    singletons: Object.entries(singles).map(([type, icon]) => ({
      ...single(type as keyof typeof singles),
      icon,
    })),
  };
}

function withDividers(parts: readonly Collection[][]): (Collection | CollectionDivider)[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [{ name: `divider-${index}`, divider: true }, ...part],
  );
}
