import { buildDay } from '../build/build-time.ts';
import { type SpanState, stateAt } from '../calendar/state-at.ts';
import { isoDay } from '../i18n/format.ts';

/** Whether a day is before, in or after an application window. */
export type WindowState = SpanState;

/** An application window or another period; both days are in it. */
export interface Period {
  opens: Date;
  closes: Date;
}

/** The state of a window on a day, by default that of the build; all at midnight UTC. */
export const windowState = ({ opens, closes }: Period, day = buildDay): WindowState =>
  stateAt(isoDay(day), isoDay(opens), isoDay(closes));

/** The attributes of an element whose state in the period the script of the day (today.ts) keeps. */
export const periodAttributes = (period: Period) => ({
  'data-opens': isoDay(period.opens),
  'data-closes': isoDay(period.closes),
  'data-state': windowState(period),
});
