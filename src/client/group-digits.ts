/** A whole number with separators: `groupDigits(1234567, '.', 1000)` is `1.234.567`. */
export function groupDigits(number: number, separator: string, from: number): string {
  return number < from ? `${number}` : `${number}`.replace(/\B(?=(\d{3})+$)/g, separator);
}
