import { type CountKind, isCountKind } from '../../../../src/collections/journals/counts.ts';

/** One visitor's visit to a journal on one day, as its key in the store tells it. */
export interface Marker {
  key: string;
  journal: string;
  kind: CountKind;
  /** `2026-11-21`, in UTC. */
  day: string;
}

/** `1/views/2026-11-21/9f86d081884c7d659a2feaa0c55ad015`. The blob under it is empty. */
export function markerKey({ journal, kind, day }: Omit<Marker, 'key'>, visitor: string): string {
  return `${journal}/${kind}/${day}/${visitor}`;
}

/** Those of the keys that stand for visits. */
export function parseMarkers(keys: readonly string[]): Marker[] {
  return keys.flatMap((key) => {
    const [journal = '', kind, day = '', visitor] = key.split('/');
    return isCountKind(kind) && visitor ? [{ key, journal, kind, day }] : [];
  });
}
