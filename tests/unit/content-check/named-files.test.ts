import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inAllLanguages, news, problemsOf } from './fixture.ts';

const poster = await sharp({ create: { width: 16, height: 9, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer();

const files = {
  'videos/campus.jpg': poster,
  'videos/campus.yaml': [
    inAllLanguages('title'),
    inAllLanguages('description'),
    'date: 2026-09-01\nseconds: 60\nposter: ./campus.jpg\nfile: /video/campus.mp4\n',
  ].join(''),
};

it('finds the file of a video in public/', async () => {
  expect(await problemsOf({ ...files, '/public/video/campus.mp4': '' })).toEqual([]);
  expect(await problemsOf(files)).toEqual([
    {
      file: 'videos/campus.yaml',
      field: 'file',
      line: 14,
      read: '“/video/campus.mp4”',
      message: expect.stringContaining('Put it at public/video/campus.mp4'),
    },
  ]);
});

const disclosure = (page: string) => ({
  ...news,
  'disclosure/1-licence.yaml': `order: 1\n${inAllLanguages('title')}${inAllLanguages('description')}page: ${page}\n`,
});

it.each(['/courses', '/about#licence', '/news/1'])(
  'takes %s as a page of the site',
  async (page) => {
    expect(await problemsOf(disclosure(page))).toEqual([]);
  },
);

it.each(['/licence', '/ru/courses', '/courses/'])('refuses %s as a page', async (page) => {
  const [problem] = await problemsOf(disclosure(page));
  expect(problem).toMatchObject({ field: 'page', line: 12, read: `“${page}”` });
});
