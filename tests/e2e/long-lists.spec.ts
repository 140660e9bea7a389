import { path } from '../../src/routing/href.ts';
import { expect, test } from './test.ts';

// This build has a hundred more teachers.
test.use({ dist: '.site-later/dist' });

test('a long list of teachers has names and subjects, filters, and leads to the department’s page', async ({
  page,
}) => {
  await page.goto(path('teachers'));
  const teacher = page.locator('#teacher-more-100');
  await expect(teacher.locator('a')).toHaveCount(1);
  const name = (await teacher.getByRole('link').textContent()) ?? '';
  const department = await teacher.getAttribute('data-department');
  await page.locator('main').getByRole('searchbox').fill(name);
  await expect(page.locator('#teacher-professor')).toBeHidden();
  await expect(teacher).toBeVisible();
  await teacher.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/departments/${department}[^#]*#teacher-more-100$`));
  const whole = page.locator('#teacher-more-100');
  await expect(whole).toBeInViewport();
  await expect(whole.locator('a[href^="tel:"]')).toBeVisible();
});
