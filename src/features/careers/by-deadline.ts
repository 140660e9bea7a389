// The order of vacancies, and whether each is open.
interface Announced {
  data: { announced: Date };
}

/**
 * Vacancies with their deadlines and their state on `day`: first the open ones, earliest deadline first,
 * then the expired ones, latest deadline first.
 */
export function byDeadline<Vacancy extends Announced>(
  vacancies: readonly Vacancy[],
  day: Date,
): (Vacancy & { deadline: Date; expired: boolean })[] {
  return vacancies
    .map((vacancy) => {
      const deadline = vacancyDeadline(vacancy.data.announced);
      return { ...vacancy, deadline, expired: deadline < day };
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
