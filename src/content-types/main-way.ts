/** The telephone or address for general questions: the first that isn't for admission, or else the first. */
export function mainWay<Way extends { admission?: boolean }>(
  ways: readonly Way[],
): Way | undefined {
  return ways.find(({ admission }) => !admission) ?? ways[0];
}
