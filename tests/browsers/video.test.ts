import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'vitest';
import { type Locale, localeInfo, locales } from '../../src/i18n/locales.ts';
import { en } from '../../src/i18n/ui/en.ts';
import { Visitor } from './visitor.ts';

/** The first video of the page is a stream. */
const card = '[data-island="video-player"]';

/** The lines of the film's captions in a language. */
async function cuesIn(locale: Locale): Promise<string[]> {
  const file = join(import.meta.dirname, `../site/public/video/film/${locale}.vtt`);
  return (await readFile(file, 'utf8')).split('\n').filter((line) => /\p{L} /u.test(line));
}

const caption = () => document.querySelector('.plyr__caption')?.textContent;

it('a stream plays by hls.js, with captions in the page’s language and a choice of all', async () => {
  const visitor = await Visitor.arrive(['en-US']);
  await visitor.open('/en/clips');
  await visitor.click(`${card} a[data-video]`);
  await visitor.expect(() => document.querySelector('video')?.src).toMatch(/^blob:/);
  await visitor.expect(() => document.querySelector('video')?.currentTime).toBeGreaterThan(1);
  await visitor.press('k');
  await visitor.expect(() => document.querySelector('video')?.paused).toBe(true);
  await visitor.expect(caption).toBeOneOf(await cuesIn('en'));

  await visitor.click('.plyr__menu > button');
  await visitor.click('[role=menuitem]', en['video.captions']);
  for (const locale of locales) await visitor.see('[role=menuitemradio]', localeInfo[locale].name);
  await visitor.click('[role=menuitemradio]', localeInfo.ru.name);
  await visitor.expect(caption).toBeOneOf(await cuesIn('ru'));
});
