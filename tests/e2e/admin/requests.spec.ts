import { expect, test } from '../test.ts';

test.describe('without its configuration', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('says so, and loads once it is there', async ({ page }) => {
    await page.route('/admin/ru.json', (route) => route.abort('internetdisconnected'));
    await page.goto('/admin?lang=ru');
    await expect(page.getByText('Экран не загрузился.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Повторить попытку' }).click();
    await expect(page.getByRole('button', { name: /локальным репозиторием/ })).toBeVisible();
  });
});
