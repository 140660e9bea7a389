// The dates of an admission as a calendar file (iCalendar).
import { join } from 'node:path';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { contentFolder } from '../../build/site-folder.mjs';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { singleRecord } from '../../content-types/records.ts';
import { lastChange } from '../../feeds/last-change.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { admissionPeriods } from './calendar.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** SEQUENCE is an integer of 32 bits (RFC 5545, 3.3.8), so seconds of the Unix epoch would end in 2038. */
const sequenceStart = Date.UTC(2020);

/**
 * The dates of an admission as a calendar file (RFC 5545), with a whole-day event for each stage. An event
 * has the same UID in all languages and builds, and its SEQUENCE and DTSTAMP increase with each change of
 * the admission, so that a file imported again moves its events. Unchanged content gives the same file.
 */
export async function admissionDays(admission: LocalizedDocument<'admissions'>): Promise<Response> {
  const { locale, number, slug, data, text } = admission;
  const t = translator(locale);
  const { shortName } = await singleRecord('settings');
  const url = absoluteUrl(href('admission', locale, { id: number }));
  const year = t('admission.year', { year: data.academicYear });
  const notes = [year, url, ...(data.sample ? [t('site.sampleHint')] : [])];
  const changed = await lastChange(join(contentFolder, 'admissions', `${number}-${slug}`));
  const calendar = ical({
    name: `${shortName}: ${text.title}`,
    prodId: { company: shortName, product: 'Admission', language: locale },
    method: ICalCalendarMethod.PUBLISH,
    url,
  });
  for (const { stage, name, from, to = from } of admissionPeriods(admission)) {
    calendar.createEvent({
      id: `admission-${number}-${data.academicYear}-${stage}@${shortName.toLowerCase()}`,
      stamp: changed,
      lastModified: changed,
      sequence: Math.max((changed.valueOf() - sequenceStart) / 1000, 0),
      start: from,
      // The end of an event is exclusive.
      end: new Date(to.valueOf() + dayMs),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${name}: ${text.title} (${shortName})`,
      description: notes.join('\n'),
      url,
    });
  }
  return new Response(`${calendar}\r\n`, {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
