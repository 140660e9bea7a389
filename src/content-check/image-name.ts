import { fileName } from './file-name.ts';
import { imageExtensions, isImageName, isPhonePicture } from './layout.ts';
import type { Message } from './message.ts';

/** Messages on why the file name of a path is not allowed for an image; none if it is. */
export function imageNameProblem(path: string): Message[] {
  if (isPhonePicture(path)) return [{ key: 'image.phone' }];
  if (!isImageName(path)) {
    const endings = imageExtensions.map((extension) => `.${extension}`).join(', ');
    return [{ key: 'image.name', endings }];
  }
  return /[?#]/.test(fileName(path)) ? [{ key: 'image.sign' }] : [];
}
