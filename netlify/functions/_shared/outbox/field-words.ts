import { formatPhone } from '../../../../src/i18n/format.ts';
import { type MessageKey, translator } from '../../../../src/i18n/translate.ts';
import { uz } from '../../../../src/i18n/ui/uz.ts';

const t = translator('uz');

/** Labels for fields whose label on the page is worded for the visitor. */
const labels: Partial<Record<string, string>> = {
  postAddress: 'Pochta manzili',
  socialNetworks: 'Ijtimoiy tarmoqlardagi sahifalari',
};

type Fields = Readonly<Record<string, string | boolean>>;

/** The label of a field in the staff's mail, in Uzbek: its label on the page, if it has one there. */
export function fieldLabel(name: string): string {
  const key = `form.${name}`;
  return labels[name] ?? (Object.hasOwn(uz, key) ? t(key as MessageKey) : name);
}

/** The names of a form's fields that have text to read, without the consent, which every stored form has. */
export function readableFields(fields: Fields): string[] {
  const isTitle = (name: string) => /Title$/.test(name) && name.slice(0, -'Title'.length) in fields;
  return Object.keys(fields).filter((name) => !isTitle(name) && name !== 'consent');
}

/** A field's value in words; a choice by the title that it had then. */
export function fieldText(fields: Fields, name: string): string {
  const value = fields[`${name}Title`] || (fields[name] ?? '');
  if (typeof value === 'boolean') return value ? 'ha' : 'yoʻq';
  return name === 'phone' ? formatPhone(value) : value;
}
