import { formatPhone } from '../../../../src/i18n/format.ts';
import { type MessageKey, translator } from '../../../../src/i18n/translate.ts';
import { uz } from '../../../../src/i18n/ui/uz.ts';
import { fieldLines } from './inert-text.ts';

const t = translator('uz');

/** Instead of the form's own labels, where those don't read well before a value. */
const labels: Partial<Record<string, string>> = {
  consent: 'Maʼlumotlarni saqlashga rozilik',
};

type Value = string | boolean;

/** The fields of a form in Uzbek, a choice with the title that it had: `Ish oʻrni: Dotsent (3)`. */
export function fieldTexts(fields: Readonly<Record<string, Value>>): string[] {
  const isTitle = (name: string) => /Title$/.test(name) && name.slice(0, -'Title'.length) in fields;
  return Object.entries(fields)
    .filter(([name]) => !isTitle(name))
    .map(([name, value]) => {
      const label = labels[name] ?? word(`form.${name}`) ?? name;
      const title = fields[`${name}Title`];
      return fieldLines(label, title ? `${title} (${value})` : valueText(name, value));
    });
}

function valueText(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? 'ha' : 'yoʻq';
  return (name === 'phone' ? formatPhone(value) : value) || '—';
}

/** What the dictionary has under a key, if it has it. */
function word(key: string): string | undefined {
  return Object.hasOwn(uz, key) ? t(key as MessageKey) : undefined;
}
