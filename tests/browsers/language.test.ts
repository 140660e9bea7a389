import { expect, it } from 'vitest';
import { localeInfo } from '../../src/i18n/locales.ts';
import { Visitor } from './visitor.ts';

const savedLanguage = async ({ driver }: Visitor) =>
  (await driver.manage().getCookies()).find(({ name }) => name === 'i18n_redirected')?.value;

it('a first visit to the root leads to the browser’s language, a later one to the chosen', async () => {
  const visitor = await Visitor.arrive(['ru-RU', 'en']);
  await visitor.open('/?from=ad#main');
  await visitor.isAt('/ru?from=ad#main');
  expect(await savedLanguage(visitor)).toBe('ru');

  await visitor.click('[data-language-switcher] summary');
  await visitor.click('[data-language-switcher] a', localeInfo.tr.name);
  await visitor.isAt('/tr?from=ad#main');
  expect(await savedLanguage(visitor)).toBe('tr');
  await visitor.open('/');
  await visitor.isAt('/tr');
});

it('a browser in none of the site’s languages opens the root in Uzbek', async () => {
  const visitor = await Visitor.arrive(['de-DE']);
  await visitor.open('/');
  await visitor.see('h1');
  await visitor.isAt('/');
  await visitor.expect(() => document.documentElement.lang).toBe('uz');
});
