/** The last day for documents: one month after the announcement, or that month's last day. */
export function vacancyDeadline(announced: Date): Date {
  const deadline = new Date(announced);
  deadline.setUTCMonth(deadline.getUTCMonth() + 1);
  if (deadline.getUTCDate() !== announced.getUTCDate()) deadline.setUTCDate(0);
  return deadline;
}
