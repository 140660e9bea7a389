import type CMS from '@sveltia/cms';
import { digitField } from './digit-field.ts';
import { amountFieldType, phoneFieldType } from './field-types.ts';
import { amount, phone } from './written.ts';

/**
 * Adds the fields of amounts and telephone numbers: Sveltia's own number field becomes empty when a space is
 * typed.
 */
export function registerDigits(cms: typeof CMS): void {
  cms.registerFieldType(amountFieldType, digitField(amount));
  cms.registerFieldType(phoneFieldType, digitField(phone));
}
