import { allRecords } from '../records.ts';

/** Pixels: posters are never shown wider. */
export const posterWidth = 640;

/** The videos of the home page: the newest, which is shown with its poster, and the others. */
export async function homeVideos() {
  const [newest, ...others] = (await allRecords('videos')).toSorted(
    (a, b) => b.data.date.valueOf() - a.data.date.valueOf(),
  );
  return { newest, others };
}
