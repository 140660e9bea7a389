import { windowState } from '../application-window.ts';
import { vacancyDeadline } from './deadline.ts';

interface Announced {
  data: { announced: Date };
}

/**
 * The vacancies that are announced by `day`, with the last day for documents: the open ones first,
 * of each kind the latest announced first. One announced for a later day isn't shown yet.
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
        b.data.announced.valueOf() - a.data.announced.valueOf(),
    );
}
