/** What the server is asked for: an address without its host and its hash. */
export const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;

/** The link to a page of this site that an event happened on; none for files and other sites. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  return link?.origin === location.origin && !/\.\w+$/.test(link.pathname) ? link : undefined;
}

/** Whether a press asks for what it presses here and now: with a key it asks for a tab or a file. */
export const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
