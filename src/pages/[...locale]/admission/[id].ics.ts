import type { APIRoute } from 'astro';
import type { LocalizedDocument } from '../../../content-types/documents.ts';
import { admissionDays } from '../../../features/admission/feed.ts';
import { documentPaths } from '../../../frame/pages/static-paths.ts';

export const getStaticPaths = () => documentPaths('admission');

export const GET: APIRoute<{ document: LocalizedDocument<'admissions'> }> = ({ props }) =>
  admissionDays(props.document);
