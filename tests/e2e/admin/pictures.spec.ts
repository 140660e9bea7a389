import sharp from 'sharp';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { readFiles, textOf } from './repository.ts';
import { openScreen } from './screen.ts';

const folder = `${contentPath}/news/1-open-day`;
const file = `${folder}/index.uz.md`;
const text = `---
title: Sarlavha
summary: Qisqacha
coverAlt: Dengiz rangidagi dogʻlar
date: 2026-05-05
category: university
---

Matn.
`;

/** A photo that is too large for the site, and says where it was taken, as a phone writes it. */
const photo = () =>
  sharp({
    create: {
      width: 2800,
      height: 2100,
      channels: 3,
      background: 'teal',
    },
  })
    .jpeg({ quality: 95 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 23/1 0/1' } })
    .toBuffer();

test('writes a phone’s photo beside its entry: smaller, as WebP, without its place', async ({
  page,
}) => {
  const buffer = await photo();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  const screen = await openScreen(page, { [file]: Buffer.from(text).toString('base64') });
  await screen.open('news/1-open-day/index');
  await screen.field('Picture').getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'IMG 2024 (1).jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await screen.save();

  const files = await readFiles(page, folder);
  expect(Object.keys(files).sort()).toEqual([`${folder}/img-2024-1.webp`, file]);
  expect(textOf(files, file)).toContain('cover: ./img-2024-1.webp\n');
  const picture = sharp(Buffer.from(files[`${folder}/img-2024-1.webp`] ?? '', 'base64'));
  const { format, width, height, exif } = await picture.metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 2560,
    height: 1920,
    exif: undefined,
  });
});
