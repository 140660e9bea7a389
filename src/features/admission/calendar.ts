// The stages of an admission as periods of a calendar.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { formatDate, formatPeriod } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { admissionStages } from './schema.ts';

/** A stage of an admission with its first and last day, both included; `to` only for several days. */
export interface AdmissionPeriod {
  stage: 'documents' | (typeof admissionStages)[number];
  name: string;
  from: Date;
  to?: Date | undefined;
}

/** The dated stages of an admission in order, from the document period to the start of studies. */
export function admissionPeriods({
  data,
  locale,
}: LocalizedDocument<'admissions'>): AdmissionPeriod[] {
  const t = translator(locale);
  const later = admissionStages.map((stage) => ({ stage, ...data.calendar[stage] }));
  return [{ stage: 'documents' as const, from: data.opens, to: data.closes }, ...later].flatMap(
    ({ stage, from, to }) =>
      from ? [{ stage, name: t(`admission.stage.${stage}`), from, to }] : [],
  );
}

/** The dates of an admission in words, each with its first and last day. */
export function admissionCalendar(admission: LocalizedDocument<'admissions'>) {
  return admissionPeriods(admission).map(({ name, from, to }) => ({
    name,
    value: to ? formatPeriod(from, to, admission.locale) : formatDate(from, admission.locale),
    period: { opens: from, closes: to ?? from },
  }));
}
