import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dist, pages } from './site.ts';

const widths = [320, 540, 960, 1280];

const elements = pages.flatMap(({ path, $ }) =>
  $('main img, main source')
    .toArray()
    .map((element) => ({ path, element, attribute: (name: string) => $(element).attr(name) })),
);
const images = elements.filter(({ element }) => element.tagName === 'img');
const photos = pages.flatMap(({ path, $ }) =>
  $('picture.photo')
    .toArray()
    .map((photo) => ({ path, photo, $ })),
);

/** The widths in a `srcset`. */
const widthsOf = (srcset = '') =>
  srcset.split(',').map((part) => Number(/ (\d+)w$/.exec(part)?.[1]));

describe('images', () => {
  it('reserve their space', () => {
    expect(images.filter(({ attribute }) => !attribute('width') || !attribute('height'))).toEqual(
      [],
    );
  });

  it('are AVIF in widths from a phone’s to a desktop’s, and WebP in one', () => {
    expect(photos.length).toBeGreaterThan(0);
    for (const { path, photo, $ } of photos) {
      const source = $(photo).find('source');
      const image = $(photo).find('img');
      expect(source.attr('type'), path).toBe('image/avif');
      expect(image.attr('src'), path).toMatch(/\.webp$/);
      expect(widths, path).toEqual(expect.arrayContaining(widthsOf(source.attr('srcset'))));
      expect(image.attr('srcset'), path).toBeUndefined();
    }
  });

  it('are of the format that their bytes tell, whatever their names', async () => {
    const { format } = await sharp(
      'tests/site/src/content/news/4-without-turkish/cover.png',
    ).metadata();
    expect(format).toBe('jpeg');
    const page = pages.find(({ path }) => path === '/news/4/without-turkish');
    const built = page?.$('picture.photo img').attr('src') ?? '';
    expect(await sharp(join(dist, built)).metadata()).toMatchObject({ format: 'webp', width: 640 });
  });

  it('are found by names in letters of two characters, as Macs store them', async () => {
    const page = pages.find(({ path }) => path === '/news/8/with-picture');
    const built = page?.$('img[alt="Stol ustidagi model"]').attr('src') ?? '';
    expect(decodeURI(built)).toContain('görünüş'.normalize('NFD'));
    expect((await sharp(join(dist, decodeURI(built))).metadata()).width).toBeGreaterThan(0);
  });

  it('have no data such as the place of a photo', async () => {
    const files = globSync('**/*.{avif,jpg,jpeg,png,webp}', { cwd: dist });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
      expect({ exif, xmp, iptc }, file).toEqual({});
    }
  });

  it('are in the sizes of the site alone, without the originals', () => {
    const files = globSync('_astro/*.{avif,jpg,jpeg,png,webp}', { cwd: dist });
    const named = new Set(
      pages.flatMap(
        ({ html }) =>
          html.match(/_astro\/[\w.%-]+\.(?:avif|jpe?g|png|webp)/g)?.map(decodeURI) ?? [],
      ),
    );
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });

  it('load lazily, except one at the top of a page, which has priority', () => {
    for (const { path, $ } of pages) {
      const eager = $('main img:not([loading=lazy])').toArray();
      expect(eager.length, path).toBeLessThanOrEqual(1);
      for (const image of eager) expect($(image).closest('section ~ section').length, path).toBe(0);
    }
    const home = pages.find(({ path }) => path === '/');
    expect(home?.$('main img').first().attr('fetchpriority')).toBe('high');
  });

  it('are preloaded where they have priority, and nowhere else', () => {
    for (const { path, $ } of pages) {
      const shown = $('main img[fetchpriority=high]').siblings('source').attr('srcset');
      expect($('head link[as=image]').attr('imagesrcset'), path).toBe(shown);
    }
  });

  it('have alternative text, which is empty in cards, whose titles say the same', () => {
    expect(images.filter(({ attribute }) => attribute('alt') === undefined)).toEqual([]);
    for (const { path, $ } of pages) {
      expect($('article img:not([alt=""])').length, path).toBe(0);
      expect($('.frame img[alt=""]').length, path).toBe(0);
    }
  });

  it('weigh at most 120 kB above the fold on a phone', () => {
    for (const { path, $ } of pages) {
      const srcset = $('main img[fetchpriority=high]').first().siblings('source').attr('srcset');
      const phone = srcset
        ?.split(', ')
        .find((part) => part.endsWith(' 960w'))
        ?.split(' ')[0];
      if (phone) expect(statSync(join(dist, phone)).size, path).toBeLessThanOrEqual(120_000);
    }
  });

  it('weigh at most 25 kB in a list of news', () => {
    const phones = pages
      .filter(({ path }) => /^\/news\/\d/.test(path))
      .flatMap(({ $ }) => $('.frame source').attr('srcset')?.split(', ') ?? [])
      .flatMap((part) => (part.endsWith(' 540w') ? part.replace(/ .*/, '') : []));
    expect(phones.length).toBeGreaterThan(7);
    for (const phone of phones) {
      expect(statSync(join(dist, phone)).size, phone).toBeLessThanOrEqual(25_000);
    }
  });
});
