/** The endings of picture files that the build can resize. */
export const pictureFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'tiff'];

/** Whether a file's name ends as a picture's does. */
export function isPictureName(name: string): boolean {
  return pictureFormats.includes(name.split('.').at(-1)?.toLowerCase() ?? '');
}
