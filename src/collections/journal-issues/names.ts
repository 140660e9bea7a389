/** `2026-3`: how an issue is called in addresses. */
export function issueId({ year, number }: { year: number; number: number }): string {
  return `${year}-${number}`;
}

/** The pages that an article, as `12–19`, begins and ends on. */
export function pageRange({ pages }: { pages: string }): { first: string; last: string } {
  const [first = pages, last = first] = pages.split('–');
  return { first, last };
}

/** Where a DOI leads. Its name may hold any character. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}
