import sharp from 'sharp';
import { expect, it } from 'vitest';
import service, { widest } from '../../../src/images/image-service.ts';

type Arguments = Parameters<typeof service.transform>;
const config = { service: { entrypoint: '', config: {} } } as unknown as Arguments[2];
const logger = console as unknown as Arguments[3];

/** A photo as phones store it: turned by its EXIF data, which has the place. Its top is red. */
const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'blue' } })
  .composite([
    {
      input: { create: { width: 10, height: 60, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ])
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 23/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

it.each(['avif', 'webp'])(
  'turns a photo upright and leaves out its data, as %s',
  async (format) => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { data } = await service.transform(
      photo,
      { src: 'photo.jpg', width: 30, format },
      config,
      logger,
    );
    const { width, height, exif, xmp, orientation } = await sharp(data).metadata();
    expect({ width, height, exif, xmp, orientation }).toEqual({ width: 30, height: 40 });
    const [red = 0, , blue = 0] = await sharp(data)
      .extract({ left: 15, top: 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  },
);

it.each([
  [4032, 3024, widest, 960],
  [320, 240, 320, 240],
])('shows a picture asked for at %i × %i at %i × %i', async (width, height, shown, high) => {
  const src = { src: '/photo.jpg', width: 4032, height: 3024, format: 'jpg' as const };
  expect(await service.validateOptions?.({ src, width, height }, config, logger)).toMatchObject({
    width: shown,
    height: high,
  });
});
