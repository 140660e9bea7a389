import { dirname } from 'node:path';
import type { Content } from '../content.ts';
import { imageContext } from '../image-context.ts';
import type { Problem } from '../problem.ts';
import { fieldsBySchema } from './fields.ts';
import { fieldImageProblem } from './images.ts';

/** Every file has the fields of its type's schema; the images that they name are there. */
export function fields(content: Content): Promise<Problem[]> {
  return fieldsBySchema(content, (entry) => {
    const folder = 'folder' in entry ? entry.path : dirname(entry.path);
    return imageContext((name) => fieldImageProblem(folder, name));
  });
}
