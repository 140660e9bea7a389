import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/** The maximum width of a picture on a page, in pixels. */
export const widest = 1280;

/** Astro's service with a maximum width: pictures in texts would be as wide as their files. */
const service: LocalImageService = {
  ...sharpService,
  validateOptions: async (options, ...rest) => {
    const { width = 0, height } = options;
    const scaled =
      width > widest
        ? { ...options, width: widest, height: height && (height * widest) / width }
        : options;
    return (await sharpService.validateOptions?.(scaled, ...rest)) ?? scaled;
  },
};

export default service;
