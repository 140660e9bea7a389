import { formatDate, formatPeriod } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { LocalizedDocument } from '../documents.ts';
import { admissionStages } from './schema.ts';

/** The dates of an admission in order, from the document period to the start of studies. */
export function admissionCalendar({ data, locale }: LocalizedDocument<'admissions'>) {
  const t = translator(locale);
  const days = ({ from, to }: { from: Date; to?: Date | undefined }) =>
    to ? formatPeriod(from, to, locale) : formatDate(from, locale);
  return [
    { name: t('admission.stage.documents'), value: days({ from: data.opens, to: data.closes }) },
    ...admissionStages.map((stage) => {
      const period = data.calendar[stage];
      return { name: t(`admission.stage.${stage}`), value: period && days(period) };
    }),
  ];
}
