import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Files, inAllLanguages, news, problemsOf } from './fixture.ts';

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

it('finds the captions of a video, its stream and all that the stream needs', async () => {
  const withStream = `${files['videos/campus.yaml']}stream: /video/campus/film.m3u8\ncaptions:\n  uz: /video/campus/uz.vtt\n`;
  const whole: Files = {
    ...files,
    'videos/campus.yaml': withStream,
    '/public/video/campus.mp4': '',
    '/public/video/campus/uz.vtt': 'WEBVTT\n',
    '/public/video/campus/film.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n240/index.m3u8\n',
    '/public/video/campus/240/index.m3u8':
      '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\n0.m4s\n',
    '/public/video/campus/240/init.mp4': '',
    '/public/video/campus/240/0.m4s': '',
  };
  expect(await problemsOf(whole)).toEqual([]);
  for (const [missing, field] of [
    ['uz.vtt', 'captions.uz'],
    ['film.m3u8', 'stream'],
    ['240/index.m3u8', 'stream'],
    ['240/init.mp4', 'stream'],
    ['240/0.m4s', 'stream'],
  ]) {
    const { [`/public/video/campus/${missing}`]: _, ...rest } = whole;
    expect(await problemsOf(rest)).toMatchObject([
      { file: 'videos/campus.yaml', field, message: expect.stringContaining(missing ?? '') },
    ]);
  }
});

const disclosure = (page: string) => ({
  ...news,
  'disclosure/1-licence.yaml': `order: 1\ngroup: study\n${inAllLanguages('title')}page: ${page}\n`,
});

it.each(['/courses', '/about#licence', '/news/1'])(
  'accepts %s as a page of the site',
  async (page) => {
    expect(await problemsOf(disclosure(page))).toEqual([]);
  },
);

it.each(['/licences', '/ru/courses', '/courses/'])('refuses %s as a page', async (page) => {
  const [problem] = await problemsOf(disclosure(page));
  expect(problem).toMatchObject({ field: 'page', line: 8, read: `“${page}”` });
});
