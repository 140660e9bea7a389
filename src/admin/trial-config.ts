import type { CmsConfig, Field } from '@sveltia/cms';

const string = (name: string, more: object = {}): Field => ({
  name,
  label: name,
  widget: 'string',
  ...more,
});
const optional = { required: false };
const localized = (name: string, widget: 'string' | 'text' | 'list', more = {}): Field =>
  ({
    name,
    label: name,
    widget: 'object',
    fields: ['uz', 'ru', 'tr', 'en'].map((locale) => ({
      name: locale,
      label: locale,
      widget,
      required: false,
    })),
    ...more,
  }) as Field;

/** Stands in until the generated configuration is there. */
export const trialConfig: CmsConfig = {
  load_config_file: false,
  backend: {
    name: 'github',
    repo: 'camu/website',
    branch: 'main',
  },
  app_title: 'CAMU',
  media_folder: 'public/media',
  public_folder: '/media',
  media_libraries: {
    default: {
      config: {
        transformations: {
          raster_image: { format: 'webp', quality: 85, width: 2560, height: 2560 },
        },
      },
    },
  },
  i18n: { structure: 'multiple_files', locales: ['uz', 'ru', 'tr', 'en'], default_locale: 'uz' },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: [
    {
      name: 'news',
      label: 'News',
      folder: 'src/content/news',
      path: '{{slug}}/index',
      extension: 'md',
      format: 'yaml-frontmatter',
      create: true,
      media_folder: '',
      public_folder: '.',
      i18n: true,
      slug: '{{slug}}',
      fields: [
        string('title', { i18n: true }),
        string('summary', { i18n: true, widget: 'text' }),
        string('coverAlt', { i18n: true, ...optional }),
        { name: 'date', label: 'date', widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
        {
          name: 'updated',
          label: 'updated',
          widget: 'datetime',
          type: 'date',
          format: 'YYYY-MM-DD',
          required: false,
        },
        {
          name: 'category',
          label: 'category',
          widget: 'select',
          options: ['university', 'social'],
        },
        {
          name: 'tags',
          label: 'tags',
          widget: 'select',
          multiple: true,
          required: false,
          options: [
            'admission',
            'clinic',
            'health',
            'international',
            'library',
            'nursing',
            'science',
            'students',
            'teaching',
            'volunteering',
          ],
        },
        { name: 'people', label: 'people', widget: 'list', required: false },
        { name: 'cover', label: 'cover', widget: 'image', required: false },
        {
          name: 'source',
          label: 'source',
          widget: 'object',
          required: false,
          fields: [localized('name', 'string'), string('url', optional)],
        },
        { name: 'sample', label: 'sample', widget: 'boolean', required: false },
        {
          name: 'body',
          label: 'body',
          widget: 'richtext',
          modes: ['raw'],
          i18n: true,
          required: false,
        },
      ],
    },
    {
      name: 'vacancies',
      label: 'Vacancies',
      folder: 'src/content/vacancies',
      extension: 'yaml',
      create: true,
      slug: '{{slug}}',
      identifier_field: 'title.uz',
      fields: [
        localized('title', 'string'),
        {
          name: 'department',
          label: 'department',
          widget: 'number',
          value_type: 'int',
          required: false,
        },
        {
          name: 'announced',
          label: 'announced',
          widget: 'datetime',
          type: 'date',
          format: 'YYYY-MM-DD',
        },
        localized('description', 'text'),
        localized('requirements', 'list'),
        { name: 'sample', label: 'sample', widget: 'boolean', required: false },
      ],
    },
  ],
};
