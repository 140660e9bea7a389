export const boundary = 'line';

/** A multipart body of text parts. */
export function multipart(fields: Record<string, string>, boundary = 'line'): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
