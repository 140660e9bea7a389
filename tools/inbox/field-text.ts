/** A field's value in words. */
export function fieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** `socialNetworks` → `Social networks`. */
export function fieldLabel(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
