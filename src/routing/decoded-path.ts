/** A path as a reader knows it: percent escapes decoded, or left alone where they are malformed. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
