import { windowState } from '../application-window.ts';

interface Announced {
  data: { announced: Date };
}

/**
 * The vacancies announced by `day`, with their deadlines: first the open ones, the next deadline first,
 * then the expired ones, the last deadline first. Vacancies with a later announcement are left out.
 */
export function publishedVacancies<Vacancy extends Announced>(
  vacancies: readonly Vacancy[],
  day: Date,
): (Vacancy & { deadline: Date; expired: boolean })[] {
  return vacancies
    .flatMap((vacancy) => {
      const deadline = vacancyDeadline(vacancy.data.announced);
      const state = windowState({ opens: vacancy.data.announced, closes: deadline }, day);
      return state === 'notYet' ? [] : [{ ...vacancy, deadline, expired: state === 'closed' }];
    })
    .sort(
      (a, b) =>
        Number(a.expired) - Number(b.expired) ||
        (a.data.announced.valueOf() - b.data.announced.valueOf()) * (a.expired ? -1 : 1),
    );
}

/** The last day for documents: a month after the announcement, or the last day of that month. */
export function vacancyDeadline(announced: Date): Date {
  const deadline = new Date(announced);
  deadline.setUTCMonth(deadline.getUTCMonth() + 1);
  if (deadline.getUTCDate() !== announced.getUTCDate()) deadline.setUTCDate(0);
  return deadline;
}
