import {
  type AttachedFile,
  attachedFile,
} from '../../../netlify/functions/_shared/steps/attachment.ts';
import { codeOf } from '../../../src/forms/codes.ts';

const field = 'socialStatusFile';

const attach = (content: Uint8Array, name: string) =>
  attachedFile([[field, new File([new Uint8Array(content)], name)]], field);

/** How a file with this content is stored. Rejects when it is refused. */
export async function stored(content: Uint8Array, name = 'guvohnoma'): Promise<AttachedFile> {
  const received = await attach(content, name);
  if (!received?.file) throw new Error(`refused: ${JSON.stringify(received?.error)}`);
  return received.file;
}

/** The problem of a refused file, as `damaged`; undefined for an accepted one. */
export async function problemOf(
  content: Uint8Array,
  name = 'guvohnoma',
): Promise<string | undefined> {
  const received = await attach(content, name);
  return received?.error && codeOf(received.error).replace('file.', '');
}
