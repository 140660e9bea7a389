import type CMS from '@sveltia/cms';
import { documents } from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { bodyField } from './body-field.ts';
import { bodyFieldType } from './field-type.ts';
import { Preview } from './preview.ts';

/** Adds the field for texts in Markdown, and the preview of documents. */
export function registerText(cms: typeof CMS, locale: Locale): void {
  cms.registerFieldType(bodyFieldType, bodyField(locale));
  for (const type of Object.keys(documents)) cms.registerPreviewTemplate(type, Preview);
}
