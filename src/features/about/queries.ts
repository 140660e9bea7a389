// Queries for the figures.
import { allRecords } from '../../content-types/records.ts';
import { figureKinds } from './figure-schema.ts';

/** The university's figures, sorted by kind. */
export async function universityFigures() {
  const figures = (await allRecords('figures')).map(({ data }) => data);
  return figures.sort((a, b) => figureKinds.indexOf(a.kind) - figureKinds.indexOf(b.kind));
}
