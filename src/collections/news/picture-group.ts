/** Items in a row of pictures. */
const perRow = 3;
/** Rows of pictures below the first one. */
const maxRows = 2;

/**
 * How many of a list's first items show their pictures together: a large one, then full rows of
 * them. None if the first item has no picture.
 */
export function pictureGroup(items: readonly { data: { cover?: unknown } }[]): number {
  const bare = items.findIndex(({ data }) => !data.cover);
  const pictured = bare === -1 ? items.length : bare;
  if (pictured === 0) return 0;
  const rows = Math.min(maxRows, Math.floor((pictured - 1) / perRow));
  return 1 + perRow * rows;
}
