import { locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href, path } from '../../src/routing/href.ts';
import { readYaml } from '../content.ts';
import { expectOnFirstScreen, phone } from './first-screen.ts';
import { expect, test } from './test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const locale of locales) {
    test(`${locale}: a person’s hours and telephone are on the first screen`, async ({ page }) => {
      for (const slug of ['rector', 'head-of-office']) {
        await page.goto(href('person', locale, { slug }));
        const facts = page.locator('[data-facts]');
        await expectOnFirstScreen(facts.getByText(/\d\d[:.]\d\d–\d\d[:.]\d\d/).first());
        await expectOnFirstScreen(facts.locator('a[href^="tel:"]'));
      }
    });

    test(`${locale}: the telephone of a department and of an office, and its head, are on the first screen`, async ({
      page,
    }) => {
      for (const unit of [
        href('department', locale, { id: 3 }),
        href('section', locale, { id: 2 }),
      ]) {
        await page.goto(unit);
        const facts = page.locator('[data-facts]');
        await expectOnFirstScreen(facts.locator('a[href^="tel:"]'));
        await expectOnFirstScreen(facts.locator('a[href*="/staff/"]'));
      }
    });

    test(`${locale}: the rector’s hours, telephone and mail lead the staff`, async ({ page }) => {
      await page.goto(href('staff', locale));
      const rector = page.locator('.statement');
      for (const part of ['h2', 'a[href^="tel:"]', 'a[href^="mailto:"]', 'li:last-child']) {
        await expectOnFirstScreen(rector.locator(part));
      }
    });
  }

  test('folds the departments of the teachers, and filters by them', async ({ page }) => {
    await page.goto(path('teachers'));
    const department = page.locator('[data-facet=department][data-value="4"]');
    await expect(department).toBeHidden();
    await page.locator('main search summary').click();
    await department.click();
    await expect(page.locator('[data-group]:visible')).toHaveCount(1);
    await expect(page.locator('[data-group]:visible h2')).toHaveText(
      (await department.textContent())?.trim() ?? '',
    );
  });
});

test('folds the long list of departments on a wide screen too, and no short one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path('teachers'));
  const department = page.locator('[data-facet=department][data-value="4"]');
  await expect(department).toBeHidden();
  await page.locator('main search summary').click();
  await expect(department).toBeInViewport();
  await page.goto(path('courses'));
  await expect(page.locator('[data-facet=faculty]').first()).toBeInViewport();
  await expect(page.locator('[data-filter] summary')).toBeHidden();
});

test('the news about a person have their years', async ({ page }) => {
  await page.goto(path('person', { slug: 'rector' }));
  for (const day of await page.locator('main .row time').all()) {
    const year = (await day.getAttribute('datetime'))?.slice(0, 4) ?? '';
    await expect(day).toContainText(year);
  }
  expect(await page.locator('main .row time').count()).toBeGreaterThan(0);
});

test('a teacher without telephone and mail is reached through the department', async ({ page }) => {
  const named = (file: string) =>
    page.locator('[data-record="teacher"]', {
      hasText: readYaml<{ name: { uz: string } }>('teachers', file).name.uz,
    });
  const via = translator('uz')('person.viaDepartment');
  const department = readYaml<{ phone: string; email: string }>(
    'departments/4-clinical-nursing/index.uz.md',
  );
  await page.goto(path('teachers'));
  const teacher = named('assistant.yaml');
  await expect(teacher).toContainText(via);
  for (const address of [`tel:${department.phone}`, `mailto:${department.email}`]) {
    await expect(teacher.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await expect(named('docent-with-yo.yaml')).not.toContainText(via);
});

test('the links of a person’s row stay clickable above the link of the row', async ({ page }) => {
  await page.goto(path('staff'));
  const row = page.locator('main article', { has: page.locator('a[href^="tel:"]') }).first();
  const top = await row.locator('a[href^="tel:"]').evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === link;
  });
  expect(top).toBe(true);
});

test('a teacher’s publications fold open in the row, and their words filter the list', async ({
  page,
}) => {
  const { publications } = readYaml<{ publications: string[] }>('teachers', 'professor.yaml');
  await page.setViewportSize(phone);
  for (const address of [path('teachers'), path('department', { id: 3 })]) {
    await page.goto(address);
    const list = page.locator('#teacher-professor');
    const items = list.locator('li', { hasText: publications[1] as string });
    await expect(items).toBeHidden();
    await list.locator('summary').click();
    await expect(items).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
  await page.goto(path('teachers'));
  await page.getByRole('searchbox').last().fill('coronary');
  await expect(page.locator('[data-item]:visible')).toHaveCount(1);
});
