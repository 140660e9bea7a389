/** Items in a row of pictures. */
const perRow = 3;
/** Rows of pictures below the first one. */
const maxRows = 2;

/**
 * How many of a list's first items show their pictures together: a large one, then full rows of
 * them, or a row of two. None if the first item has no picture.
 */
export function pictureGroup(items: readonly { data: { cover?: unknown } }[]): number {
  const bare = items.findIndex(({ data }) => !data.cover);
  const pictured = bare === -1 ? items.length : bare;
  if (pictured === 0) return 0;
  const below = pictured - 1;
  const rows = Math.min(maxRows, Math.floor(below / perRow));
  return 1 + (below === 2 ? below : perRow * rows);
}
