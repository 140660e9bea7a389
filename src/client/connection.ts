/** What the browser tells of the network; Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether bytes are dear: with data saver, on 2G and slower. */
export function slowConnection(): boolean {
  const { connection }: { connection?: Connection } = navigator as object;
  return connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
}
