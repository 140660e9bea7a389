/** A percent-decoded address, or the address itself if it can't be decoded. */
export function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
