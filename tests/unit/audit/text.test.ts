import { expect, it } from 'vitest';
import { auditText } from '../../audit/text.ts';
import { builtFixture, page } from './site.ts';

it('finds Uzbek words in other languages, and look-alikes of ʻ and ʼ', async () => {
  const site = await builtFixture({
    'index.html': page('uz', "<p>Bu yerda o'qish mumkin</p>"),
    'ru/about.html': page(
      'ru',
      '<p>Новости va объявления</p><p lang="uz">Yangiliklar va qabul</p>',
    ),
    'en.html': page('en', '<p>Vatican, valve</p>'),
    'admin.html': page('ru', '<p>va</p>'),
  });
  const { findings } = await auditText(site);
  expect(findings.map(({ where, what }) => [where, what]).sort()).toEqual([
    ['/', "“Bu yerda o'qish mumkin”"],
    ['/ru/about', '“Новости va объявления”'],
  ]);
});

it('names a passage that many pages share once', async () => {
  const body = '<p>News va more</p>';
  const site = await builtFixture({ 'en.html': page('en', body), 'en/new.html': page('en', body) });
  expect((await auditText(site)).findings).toHaveLength(1);
});
