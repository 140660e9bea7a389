import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { admissionDaysHref } from '../../src/routing/feeds.ts';
import { href } from '../../src/routing/href.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { entriesOf, readYaml } from '../content.ts';
import { dist, pages } from './site.ts';

interface Admission {
  opens: Date;
  closes: Date;
  calendar?: Partial<Record<Stage, { from: Date; to?: Date }>>;
}
type Stage = (typeof stages)[number];

const stages = ['exam', 'interview', 'results', 'contract', 'studies'] as const;
const day = (date: Date) => date.toISOString().slice(0, 10);
const dayAfter = (date: Date) => day(new Date(date.valueOf() + 24 * 60 * 60 * 1000));

/** The stages in the authors' file, each with its first day and the day after its last. */
function stagesOf({ opens, closes, calendar = {} }: Admission) {
  const later = stages.flatMap((stage) => {
    const { from, to = from } = calendar[stage] ?? {};
    return from && to ? [{ stage, from, to }] : [];
  });
  return [{ stage: 'documents' as const, from: opens, to: closes }, ...later].map(
    ({ stage, from, to }) => ({ stage, start: day(from), end: dayAfter(to) }),
  );
}

const read = (path: string) => readFileSync(join(dist, path), 'utf8');

function eventsOf(path: string) {
  const calendar = new ICAL.Component(ICAL.parse(read(path)));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const admissions = entriesOf('admissions').map(({ id, slug }) => ({
  id: Number(id),
  data: readYaml<Admission>('admissions', `${id}-${slug}`, 'index.uz.md'),
}));

describe.each(locales)('%s', (locale) => {
  const t = translator(locale);

  it.each(admissions)('has a calendar file of admission $id with all its days', ({ id, data }) => {
    const events = eventsOf(admissionDaysHref(id, locale));
    const expected = stagesOf(data);
    expect(events.map(({ startDate, endDate }) => [startDate.isDate, endDate.isDate])).toEqual(
      expected.map(() => [true, true]),
    );
    expect(
      events.map(({ startDate, endDate }) => ({ start: `${startDate}`, end: `${endDate}` })),
    ).toEqual(expected.map(({ start, end }) => ({ start, end })));
    for (const [index, { stage }] of expected.entries()) {
      expect(events[index]?.summary).toContain(published(t(`admission.stage.${stage}`)));
    }
    const urls = events.map(({ component }) => String(component.getFirstPropertyValue('url')));
    expect(new Set(urls.map((url) => new URL(url).pathname))).toEqual(
      new Set([href('admission', locale, { id })]),
    );
  });

  it.each(admissions)('links it on the page of admission $id', ({ id }) => {
    const page = pages.find(({ path }) => path === href('admission', locale, { id }));
    expect(page?.$(`a[href="${admissionDaysHref(id, locale)}"]`).text()).toContain('.ics');
  });
});

it('gives an event the same UID in every language, and each its own', () => {
  const uids = locales.map((locale) =>
    admissions.flatMap(({ id }) => eventsOf(admissionDaysHref(id, locale)).map(({ uid }) => uid)),
  );
  for (const others of uids) expect(others).toEqual(uids[0]);
  expect(new Set(uids[0]).size).toBe(uids[0]?.length);
});

it('says when the admission last changed, never in the future, and numbers its versions by that', () => {
  const events = locales.flatMap((locale) =>
    admissions.flatMap(({ id }) => eventsOf(admissionDaysHref(id, locale))),
  );
  for (const { component, sequence } of events) {
    const time = (name: string) =>
      (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().valueOf();
    expect(time('dtstamp')).toBeLessThanOrEqual(Date.now());
    expect(time('dtstamp')).toBeGreaterThan(Date.UTC(2020));
    expect(time('last-modified')).toBe(time('dtstamp'));
    expect(sequence).toBe((time('dtstamp') - Date.UTC(2020)) / 1000);
  }
});

it('writes lines as the format demands: ended by CRLF, of at most 75 bytes', () => {
  const text = read(admissionDaysHref(1, 'ru'));
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
});

it('is served as a calendar', async () => {
  const headersFor = await loadHeaderRules(join(dist, '..'), dist);
  for (const locale of locales) {
    expect(headersFor(admissionDaysHref(1, locale))).toContainEqual([
      'content-type',
      'text/calendar; charset=utf-8',
    ]);
  }
});
