import { it } from 'vitest';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { Key, Visitor } from './visitor.ts';

const t = translator('uz');

/** Waits for the menus' script, which loads with the focus. */
const menusLoaded = (visitor: Visitor) =>
  visitor
    .expect(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/menus\./.test(name)),
    )
    .toBe(true);

/** The text of what has the focus. */
const focused = () => document.activeElement?.textContent?.trim();

it('arrow keys move through the menu, and Escape closes it and returns the focus', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/about');
  const first = await visitor.see('nav summary', t('nav.university'));
  await visitor.run((summary) => summary.focus(), first as unknown as HTMLElement);
  await menusLoaded(visitor);
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.expect(focused).toBe(published(t('nav.education')));
  await visitor.press(Key.ARROW_DOWN);
  const inside = () => document.activeElement?.matches('nav details[open] a');
  await visitor.expect(inside).toBe(true);
  await visitor.press(Key.ESCAPE);
  await visitor.expect(focused).toBe(published(t('nav.education')));
  await visitor.expect(() => document.querySelectorAll('nav details[open]').length).toBe(0);
});

it('on a phone the menu opens, its groups open in it, and a link leads on', async () => {
  const visitor = await Visitor.arrive();
  await visitor.driver.manage().window().setRect({ x: 0, y: 0, width: 450, height: 860 });
  await visitor.open('/about');
  await visitor.click('header summary', t('nav.menu'));
  await visitor.click('nav summary', t('nav.admission'));
  await visitor.click('nav details[open] a[href="/fees"]');
  await visitor.isAt('/fees');
});

it('the language menu opens by keys, and Escape returns the focus', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/about');
  const summary = await visitor.see('[data-language-switcher] summary');
  await visitor.run((element) => element.focus(), summary as unknown as HTMLElement);
  await menusLoaded(visitor);
  await visitor.press(Key.ARROW_DOWN);
  await visitor.press(Key.ARROW_DOWN);
  await visitor.expect(() => (document.activeElement as HTMLAnchorElement).hreflang).toBe('ru');
  await visitor.press(Key.ESCAPE);
  await visitor.expect(() => document.activeElement?.localName).toBe('summary');
});
