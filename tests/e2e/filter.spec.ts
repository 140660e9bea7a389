import type { Page } from 'playwright/test';
import { capitalise } from '../../src/i18n/format.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.locator('[data-filter] [data-item]:visible');
const status = (page: Page) => page.locator('[data-filter] [role=status]').first();

// The choices’ labels are capitalised by the rules of their language.
for (const locale of ['tr', 'ru'] as const) {
  const t = translator(locale);

  test(`${locale}: filters programmes by faculty and form of study`, async ({ page }) => {
    await page.goto(href('courses', locale));
    const all = await shown(page).count();
    const label = capitalise(t('course.form.evening'), locale);
    const choice = page.getByRole('link', { name: label, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-current', 'true');
    const evening = await shown(page).count();
    expect(evening).toBeGreaterThan(0);
    expect(evening).toBeLessThan(all);
    await expect(status(page)).toHaveText(t('filter.found', { count: evening }));
    await page.locator('[data-facet=faculty][data-value="1"]').click();
    expect(await shown(page).count()).toBeGreaterThan(0);
    for (const item of await shown(page).all()) {
      await expect(item).toHaveAttribute('data-faculty', '1');
      await expect(item).toHaveAttribute('data-form', /\bevening\b/);
    }
    await page.locator('[data-facet=faculty][data-value=""]').click();
    await expect(shown(page)).toHaveCount(evening);
  });
}

test('keeps filters in the URL, and restores them after going back', async ({ page }) => {
  const t = translator('uz');
  await page.goto(href('books', 'uz'));
  await page.locator('[data-facet=language][data-value=ru]').click();
  await page.locator('#books input').fill('farma');
  await page.keyboard.press('Enter');
  // In either order: what is chosen while the filter loads is applied after it.
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('language') === 'ru' && searchParams.get('books') === 'farma',
  );
  const found = await page.locator('#books [data-item]:visible').count();
  expect(found).toBeGreaterThan(0);
  await page.getByRole('link', { name: t('nav.home') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.locator('#books input')).toHaveValue('farma');
  await expect(page.locator('[data-facet=language][data-value=ru]')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('#books [data-item]:visible')).toHaveCount(found);
});

test('a second click or key press removes a filter, and so does “all”', async ({ page }) => {
  await page.goto(href('teachers', 'uz'));
  const all = await shown(page).count();
  await page.locator('main search summary').click();
  const link = page.locator('[data-facet=department]').nth(1);
  await expect(link).toBeInViewport();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-group]:visible')).toHaveCount(1);
  expect(await shown(page).count()).toBeLessThan(all);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(all);
  await page.keyboard.press('Enter');
  await page.locator('[data-facet=department][data-value=""]').press('Enter');
  await expect(shown(page)).toHaveCount(all);
});

test('a choice that is pressed while the filter loads is applied, and keeps the focus', async ({
  page,
}) => {
  const { promise: pressed, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route('**/list-filter*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(href('courses', 'uz'));
  const link = page.locator('[data-facet=form][data-value=evening]');
  await link.press('Enter');
  letLoad();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\?form=evening$/);
});

test('reports a search without results', async ({ page }) => {
  const t = translator('ru');
  await page.goto(href('teachers', 'ru'));
  await page.getByLabel(t('filter.search')).fill('zzz');
  await expect(shown(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(t('filter.none'));
  await page.getByLabel(t('filter.search')).fill('');
  expect(await shown(page).count()).toBeGreaterThan(1);
  await expect(status(page)).toHaveText('');
});

test('finds a member of the staff, without the headings of other groups', async ({ page }) => {
  await page.goto(href('staff', 'uz'));
  const name = (await shown(page).last().getByRole('heading').textContent()) ?? '';
  await page.getByLabel(translator('uz')('filter.search')).fill(name);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator('[data-filter] h2:visible')).toHaveCount(1);
});

test('a link to one value of a filter applies it', async ({ page }) => {
  await page.goto(`${href('courses', 'en')}#faculty-2`);
  await expect(page.locator('[data-facet=faculty][data-value="2"]')).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await shown(page).count()).toBeGreaterThan(0);
  for (const item of await shown(page).all()) {
    await expect(item).toHaveAttribute('data-faculty', '2');
  }
});

test('a phone’s choices are open where one of them is chosen, and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${href('courses', 'ru')}#faculty-1`);
  const fold = page.locator('#programmes details');
  await expect(fold).toHaveAttribute('open', '');
  await fold.locator('summary').click();
  await expect(page.locator('[data-facet]:visible')).toHaveCount(0);
});

test('a phone’s choices unfold, all in view below their labels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(href('courses', 'ru'));
  await expect(page.locator('[data-facet]:visible')).toHaveCount(0);
  await page.getByText(translator('ru')('course.filter'), { exact: true }).click();
  for (const facet of await page.locator('#programmes fieldset').all()) {
    const label = (await facet.getAttribute('aria-label')) ?? '';
    await expect(facet.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
    for (const choice of await facet.locator('[data-facet]').all()) {
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the current choice is marked', async ({ page }) => {
    await page.goto(href('courses', 'uz'));
    const background = (value: string) =>
      page
        .locator(`[data-facet=form][data-value="${value}"]`)
        .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
    const [marked, plain] = [await background(''), await background('evening')];
    expect(marked).not.toBe(plain);
    await page.locator('[data-facet=form][data-value=evening]').click();
    expect([await background(''), await background('evening')]).toEqual([plain, marked]);
  });

  for (const [route, facet, value] of [
    ['courses', 'form', 'evening'],
    ['teachers', 'department', '4'],
    ['books', 'language', 'ru'],
  ] as const) {
    test(`links on ${route} apply one filter at a time`, async ({ page }) => {
      await page.goto(href(route, 'uz'));
      const items = page.locator(`[data-item][data-${facet}]:visible`);
      const all = await items.count();
      const choice = page.locator(`[data-facet=${facet}][data-value="${value}"]`);
      if (await choice.isHidden()) await page.locator('main search summary').click();
      await choice.click();
      const left = await items.count();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(all);
      for (const item of await items.all()) {
        await expect(item).toHaveAttribute(`data-${facet}`, new RegExp(`\\b${value}\\b`));
      }
      await page.locator(`[data-facet=${facet}][data-value=""]`).click();
      await expect(items).toHaveCount(all);
    });
  }
});
