/** An address with its %-signs decoded, or as it is where they can't be. */
export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
