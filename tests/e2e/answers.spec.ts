import type { Locator } from 'playwright/test';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { entriesOf, readYaml, recordFiles } from '../content.ts';
import { pathsOf } from '../route-paths.ts';
import { expectOnFirstScreen, phone } from './first-screen.ts';
import { scriptCases } from './script-cases.ts';
import { expect, test } from './test.ts';

const { studentCabinet } = readYaml<{ studentCabinet: string }>('settings', 'site.yaml');

/** Bachelor's, master's and nursing programmes. */
const programmes = entriesOf('courses').length + recordFiles('nursing-programmes').length;

const answers = ['when', 'cost', 'what', 'call', 'licence'];

/** The target of a link that a visitor can tap. */
async function targetOf(link: Locator): Promise<string> {
  await link.click({ trial: true });
  return (await link.getAttribute('href')) ?? '';
}

for (const { javaScriptEnabled, tested } of scriptCases) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: phone, locale: 'uz' });

    for (const locale of tested) {
      const t = translator(locale);

      test(`${locale}: home answers at once, or a tap or two away`, async ({ page }) => {
        await page.goto(href('home', locale));
        const states = page.locator('.hero [data-when]:visible');
        for (const state of await states.all()) await expectOnFirstScreen(state);
        // Without script, all that were open or to come when the site was built.
        await expect(states).toHaveCount(javaScriptEnabled ? 2 : 3);
        await expectOnFirstScreen(page.locator('.hero a[href$="/admission/1"]'));
        if (javaScriptEnabled) {
          await expectOnFirstScreen(page.locator('.hero .button'));
          await expect(page.locator('.hero img')).toBeInViewport({ ratio: 0.4 });
        }
        await expect(page.locator('body > nav a[href^="tel:"]')).toBeInViewport();
        await expect(page.locator('body > nav .apply:visible')).toHaveCount(1);
        for (const answer of answers) {
          await expect(page.locator(`[data-answer="${answer}"] a`).first(), answer).toBeVisible();
        }
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThanOrEqual(6500);

        const courses = await targetOf(page.locator(`.hero a[href="${href('courses', locale)}"]`));
        const fees = await targetOf(page.locator('[data-answer="cost"] a').first());
        const licence = await targetOf(
          page.locator(`[data-answer="licence"] a[href="${href('licence', locale)}"]`),
        );
        await page.locator('header summary', { hasText: t('nav.menu') }).click();
        const menu = page.getByRole('navigation', { name: t('nav.main') });
        const inMenu = (name: string) =>
          targetOf(menu.getByRole('link', { name, exact: true }).first());
        const teachers = await inMenu(t('nav.teachers'));
        const careers = await inMenu(t('nav.careers'));

        await page.goto(courses);
        await expectOnFirstScreen(page.locator('main .row').first());

        expect(fees).toBe(href('fees', locale));
        await page.goto(fees);
        await expectOnFirstScreen(page.locator('[data-facts] .figure').first());
        const box = await page.locator('main .programme').last().boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(3 * phone.height);
        await expect(page.locator('main .programme')).toHaveCount(programmes);

        await page.goto(licence);
        await expectOnFirstScreen(page.locator('main [data-facts] dd').nth(1));

        await page.goto(teachers);
        await expectOnFirstScreen(page.locator('main a[href^="mailto:"]').first());

        await page.goto(careers);
        await expectOnFirstScreen(page.locator('main [data-state="open"]').first());
      });

      test(`${locale}: the next admission shows its state and its day`, async ({ page }) => {
        await page.goto(href('admissions', locale));
        const next = page.locator('main .row').first();
        await expectOnFirstScreen(next.locator('strong:visible'));
        await expectOnFirstScreen(next.locator('.figure:visible'));
        await next.getByRole('link').click();
        const facts = page.locator('[data-facts]');
        await expectOnFirstScreen(facts.locator('[data-when] strong:visible'));
        await expectOnFirstScreen(facts.locator('.figure:visible').first());
      });

      test(`${locale}: a programme shows its fee, or whom to ask`, async ({ page }) => {
        for (const course of pathsOf('course')) {
          await page.goto(localizedPath(course, locale));
          await expectOnFirstScreen(page.locator('[data-facts] .figure').first());
        }
      });
    }
  });
}

test('a phone’s bar leads to what the page is about', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [address, target] of [
    [href('fees', 'uz'), '/admission'],
    [href('students', 'uz'), studentCabinet],
    [href('course', 'uz', { id: 1 }), '/admission/1#apply'],
    [href('aboutCourse', 'uz', { id: 1 }), '/admission/1#apply'],
    // Its steps are on the first screen.
    [href('admission', 'uz', { id: 1 }), '#where'],
    [href('admission', 'uz', { id: 2 }), '#days'],
    [href('careers', 'uz'), '#application'],
    [href('vacancy', 'uz', { id: 1 }), '/careers?vacancy=1#application'],
    [href('journals', 'uz'), /^mailto:/],
    ['/journals/1/all-languages/2026-1/5', /\.pdf$/],
    [href('section', 'uz', { id: 5 }), /^mailto:/],
    [href('person', 'uz', { slug: 'rector' }), '/reception'],
    [href('staff', 'uz'), '/reception'],
    [href('teachers', 'uz'), '/contact'],
  ] as const) {
    await page.goto(address);
    const links = page.locator('body > nav a:visible');
    await expect(links, address).toHaveCount(2);
    await expect(links.last(), address).toHaveAttribute('href', target);
  }
});

test('the students’ calendar marks the present period', async ({ page }) => {
  const present = page.locator('#calendar [data-opens]', { has: page.locator('strong:visible') });
  for (const [moment, opens] of [
    ['2026-12-26T12:00:00Z', '2026-09-02'],
    ['2027-01-04T00:00:00Z', '2027-01-04'],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(href('students', 'en'));
    await expect(present).toHaveCount(1);
    await expect(present).toHaveAttribute('data-opens', opens);
  }
  await page.clock.setFixedTime('2026-08-01T12:00:00Z');
  await page.reload();
  await expect(present).toHaveCount(0);
});
