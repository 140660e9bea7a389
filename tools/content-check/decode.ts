const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A file's text; `bom` is its byte order mark, or nothing. Undefined when it isn't UTF-8. */
export function decode(bytes: Uint8Array): { bom: string; text: string } | undefined {
  try {
    const text = decoder.decode(bytes);
    return text.startsWith('\uFEFF') ? { bom: '\uFEFF', text: text.slice(1) } : { bom: '', text };
  } catch {
    return undefined;
  }
}
