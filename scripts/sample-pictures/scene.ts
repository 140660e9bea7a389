/** A drawn picture of `width` by `height` pixels, saved as `file`. */
export interface Scene {
  file: string;
  width: number;
  height: number;
  /** SVG markup in a view of `width` by `height` units. */
  picture: () => string;
}

/** The view of every scene but the home page's and the portrait. */
export const wide = { width: 1600, height: 900 };

export function sceneDocument({ width, height, picture }: Scene): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${picture()}</svg>`,
  );
}
