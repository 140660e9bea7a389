/** The academic year that a day is in, `2026-2027`: it begins on 1 September. The day is midnight UTC. */
export function academicYearOf(day: Date): string {
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 8 ? 1 : 0);
  return `${first}-${first + 1}`;
}
