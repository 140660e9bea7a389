import { fileName } from './file-name.ts';
import { imageExtensions, isImageName, isPhonePicture } from './layout.ts';
import type { Message } from './message.ts';

/** Says why no image of the site can have the name that ends a path, if it can't. */
export function imageNameProblem(path: string): Message[] {
  if (isPhonePicture(path)) return [{ key: 'image.phone' }];
  if (!isImageName(path)) {
    const endings = imageExtensions.map((extension) => `.${extension}`).join(', ');
    return [{ key: 'image.name', endings }];
  }
  return /[?#]/.test(fileName(path)) ? [{ key: 'image.sign' }] : [];
}
