/** A whole number as the page writes it: `groupDigits(1234567, '.')` is `1.234.567`. */
export function groupDigits(number: number, separator: string): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, separator);
}
