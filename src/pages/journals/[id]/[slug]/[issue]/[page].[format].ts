import type { APIRoute } from 'astro';
import type { PublishedArticle } from '../../../../../features/journals/citation.ts';
import {
  type ReferenceFormat,
  referenceFile,
} from '../../../../../features/journals/references.ts';
import { referencePaths } from '../../../../../frame/pages/static-paths.ts';

export const getStaticPaths = referencePaths;

export const GET: APIRoute<PublishedArticle, { format: ReferenceFormat }> = ({ props, params }) =>
  new Response(referenceFile(props, params.format));
