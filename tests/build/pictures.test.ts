import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dist, pages } from './site.ts';

const widths = [320, 640, 960, 1280];

const pictures = pages.flatMap(({ path, $ }) =>
  $('main img, main source')
    .toArray()
    .map((element) => ({ path, element, attribute: (name: string) => $(element).attr(name) })),
);
const images = pictures.filter(({ element }) => element.tagName === 'img');
const photos = pages.flatMap(({ path, $ }) =>
  $('picture.photo')
    .toArray()
    .map((photo) => ({ path, photo, $ })),
);

/** The widths that a `srcset` offers. */
const offered = (srcset = '') =>
  srcset.split(',').map((part) => Number(/ (\d+)w$/.exec(part)?.[1]));

describe('pictures', () => {
  it('reserve their place', () => {
    expect(images.filter(({ attribute }) => !attribute('width') || !attribute('height'))).toEqual(
      [],
    );
  });

  it('come as AVIF in widths from a phone’s to a desk’s, and as WebP in one', () => {
    expect(photos.length).toBeGreaterThan(0);
    for (const { path, photo, $ } of photos) {
      const source = $(photo).find('source');
      const image = $(photo).find('img');
      expect(source.attr('type'), path).toBe('image/avif');
      expect(image.attr('src'), path).toMatch(/\.webp$/);
      expect(widths, path).toEqual(expect.arrayContaining(offered(source.attr('srcset'))));
      expect(image.attr('srcset'), path).toBeUndefined();
    }
  });

  it('load late, but for one at the top of a page, which comes first', () => {
    for (const { path, $ } of pages) {
      const eager = $('main img:not([loading=lazy])').toArray();
      expect(eager.length, path).toBeLessThanOrEqual(1);
      for (const image of eager) expect($(image).closest('section ~ section').length, path).toBe(0);
    }
    const home = pages.find(({ path }) => path === '/');
    expect(home?.$('main img').first().attr('fetchpriority')).toBe('high');
  });

  it('say what is seen, or nothing where the words beside them do', () => {
    expect(images.filter(({ attribute }) => attribute('alt') === undefined)).toEqual([]);
    const covers = images.filter(({ attribute }) => attribute('src')?.startsWith('/covers/'));
    expect(covers.length).toBeGreaterThan(0);
    expect(covers.filter(({ attribute }) => attribute('alt') !== '')).toEqual([]);
  });

  it('weigh at most 120 kB above a phone’s fold, in its width', () => {
    for (const { path, $ } of pages) {
      const srcset = $('main img[fetchpriority=high]').first().siblings('source').attr('srcset');
      const phone = srcset
        ?.split(', ')
        .find((part) => part.endsWith(' 960w'))
        ?.split(' ')[0];
      if (phone) expect(statSync(join(dist, phone)).size, path).toBeLessThanOrEqual(120_000);
    }
  });
});
