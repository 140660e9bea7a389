// Queries for videos.
import { allRecords } from '../../content-types/records.ts';

/** The largest width of a poster, in pixels. */
export const posterWidth = 960;

/** All videos, newest first. */
export const videosByDate = async () =>
  (await allRecords('videos')).toSorted((a, b) => b.data.date.valueOf() - a.data.date.valueOf());
