/** What the server is asked for: an address without its host and its hash. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;

/** The link to a page of this site that an event happened on; none for files and other sites. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const leads = link?.origin === location.origin && !/\.\w+$/.test(link.pathname);
  return leads ? link : undefined;
}
