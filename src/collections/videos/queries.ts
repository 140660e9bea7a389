import { allRecords } from '../records.ts';

/** The largest width of a poster, in pixels. */
export const posterWidth = 640;

/** The videos of the home page: the newest, shown with its poster, and the others. */
export async function homeVideos() {
  const [newest, ...others] = (await allRecords('videos')).toSorted(
    (a, b) => b.data.date.valueOf() - a.data.date.valueOf(),
  );
  return { newest, others };
}
