import { formatPhone } from '../../../../src/i18n/format.ts';
import { type MessageKey, translator } from '../../../../src/i18n/translate.ts';
import { uz } from '../../../../src/i18n/ui/uz.ts';
import { fieldLines } from './inert-text.ts';

const t = translator('uz');

/** Instead of the form's own labels, where those don't read well before a value. */
const labels: Partial<Record<string, string>> = {
  consent: 'Maʼlumotlarni saqlashga rozilik',
};

/** A form's field in Uzbek: `Telefon raqami: +998 90 123 45 67`. */
export function fieldText([name, value]: [name: string, value: string | boolean]): string {
  const label = labels[name] ?? word(`form.${name}`) ?? name;
  return fieldLines(label, valueText(name, value));
}

function valueText(name: string, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'ha' : 'yoʻq';
  if (name === 'phone') return formatPhone(value);
  return word(`form.${name}.${value}`) ?? (value || '—');
}

/** What the dictionary has under a key, if it has it: fields and choices are named by theirs. */
function word(key: string): string | undefined {
  return Object.hasOwn(uz, key) ? t(key as MessageKey) : undefined;
}
