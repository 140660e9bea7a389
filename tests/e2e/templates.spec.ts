import type { Page } from 'playwright/test';
import { preferencesStyles } from '../../src/client/preferences.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { findViolations, tags } from '../audit/axe/find-violations.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

/** https://wicg.github.io/layout-instability/, missing in TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: LayoutShift[];
  }
}

/** Only these rules depend on the theme; the rest depend only on the language. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Opens a page whose images and scripts arrive only after it was parsed and painted, and returns the elements
 * that they moved, or that fonts did. What a slow browser paints of a page before its end doesn't count.
 */
async function openAndFindLateShifts(page: Page, path: string, status: number): Promise<string[]> {
  const painted = Promise.withResolvers<void>();
  const late = /^(?:image|script|media)$/;
  await page.route('**', async (route) => {
    if (late.test(route.request().resourceType())) await painted.promise;
    await route.fallback();
  });
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(status);
  await page.waitForFunction(() => document.readyState !== 'loading');
  await nextPaint(page);
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) =>
      window.shifts.push(...(list.getEntries() as LayoutShift[])),
    ).observe({ type: 'layout-shift' });
  });
  painted.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await nextPaint(page);
  await page.unrouteAll();
  return page.evaluate(() =>
    window.shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => (node instanceof Element ? node.outerHTML : `${node?.nodeValue}`)),
    ),
  );
}

/** Waits for the frame after the next, so that the next has been painted. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
}

/** How much wider the page is than the viewport, in px. */
async function measureOverflow(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height });
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}

/** Expects the link to the home page to show something: its emblem or, without pictures, the name. */
async function expectWayHome(page: Page): Promise<void> {
  const seen = await page.locator('header .brand > *').evaluateAll((parts) =>
    parts.filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return height > 8 && part.contains(shown);
    }),
  );
  expect(seen).toHaveLength(1);
}

/** Expects the facts next to a text to fit a low window: none is cut off, and their end is visible. */
async function expectWholeFacts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const cut = await page.locator('main aside').evaluateAll((asides) =>
    asides.map((aside) => {
      const { clientHeight, scrollHeight } = aside;
      aside.scrollIntoView({ block: 'end' });
      const { bottom } = aside.getBoundingClientRect();
      scrollTo(0, 0);
      return {
        cut: scrollHeight - clientHeight,
        below: Math.max(0, Math.round(bottom - innerHeight)),
      };
    }),
  );
  expect(cut).toEqual(cut.map(() => ({ cut: 0, below: 0 })));
}

/**
 * Expects touch targets on a phone to be large enough, or far enough from the next; the bar may cover either.
 */
async function expectTargets(page: Page): Promise<void> {
  await page.locator('body > nav').evaluateAll((bars: HTMLElement[]) => {
    for (const bar of bars) bar.style.position = 'static';
  });
  await page.setViewportSize({ width: 360, height: 860 });
  expect(await findViolations(page, { runOnly: ['target-size'] })).toEqual([]);
}

/**
 * Expects a page to fit a phone, a tablet and a computer, and a phone with larger text. Headings use the body
 * font, since the heading font may load late and is narrower.
 */
async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--font-heading', 'var(--font-body)');
  });
  expect(await measureOverflow(page, 320, 640)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await measureOverflow(page, 360, 760)).toBe(0);
  expect(await measureOverflow(page, 640, 800)).toBe(0);
  // Without their styles, the accessibility panel's settings would have no effect.
  await page.addStyleTag({ url: preferencesStyles });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dataset['text'] = 'larger';
    document.documentElement.dataset['spacing'] = 'wide';
  });
  expect(await measureOverflow(page, 360, 760)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset['pictures'] = 'off';
  });
  await expectWayHome(page);
  await page.evaluate(() => {
    delete document.documentElement.dataset['text'];
  });
  expect(await measureOverflow(page, 1280, 860)).toBe(0);
  await page.evaluate(() => {
    for (const name of ['spacing', 'pictures']) {
      delete document.documentElement.dataset[name];
    }
  });
  expect(await measureOverflow(page, 768, 1024)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('--font-heading');
  });
}

for (const [index, { path, status }] of templates.entries()) {
  // Templates take turns with the languages for what doesn't depend on the length of words.
  const whole = locales[index % locales.length];
  test(`${path} has no layout shifts, fits every screen and text size, and has no accessibility violations`, async ({
    page,
  }) => {
    for (const locale of locales) {
      await test.step(locale, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        if (locale !== whole) {
          await page.goto(localizedPath(path, locale));
          await expectToFit(page);
          return expectWholeFacts(page);
        }
        expect(await openAndFindLateShifts(page, localizedPath(path, locale), status)).toEqual([]);
        await expectToFit(page);
        await expectWholeFacts(page);
        await page.setViewportSize({ width: 1280, height: 860 });
        expect(await findViolations(page, { runOnly: tags })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findViolations(page, { runOnly: colourRules })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectTargets(page);
      });
    }
  });
}
