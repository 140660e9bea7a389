import type { Entry } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { valuesAt } from './references.ts';

/** Fields with a date in the past or near future. */
const fields = ['announced', 'date', 'updated'];
const firstYear = 1990;

/** A news item's date is neither long past nor far ahead: a digit is easily mistyped. */
export function distantDays({ data }: Entry): Finding[] {
  const nextYear = new Date();
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  const latest = nextYear.toISOString().slice(0, 10);
  const messages: Message[] = [{ key: 'day.distant' }];
  return fields.flatMap((field) => {
    const day = data?.values?.[field];
    if (!data || typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
    if (day <= latest && day >= `${firstYear}`) return [];
    return [{ file: data.file, field: [field], read: quoted(day), messages }];
  });
}

/** A budget computed with an exchange rate of more than half a year ago may be off by a tenth. */
export function oldRates({ type, data }: Entry): Finding[] {
  if (type !== 'international' || !data) return [];
  const halfYearAgo = new Date();
  halfYearAgo.setUTCMonth(halfYearAgo.getUTCMonth() - 6);
  return valuesAt(data.values, ['rate', 'day']).flatMap(({ value: day }): Finding[] => {
    if (typeof day !== 'string' || day >= halfYearAgo.toISOString().slice(0, 10)) return [];
    const messages: Message[] = [{ key: 'rate.old' }];
    return [{ file: data.file, field: ['rate', 'day'], read: quoted(day), messages }];
  });
}
