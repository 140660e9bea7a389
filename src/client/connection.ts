/** What the browser tells of the network; Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}
