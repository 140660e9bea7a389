import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';

test.describe('without its configuration', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('says so, and loads once it is there', async ({ page }) => {
    await page.route('/admin/ru.json', (route) => route.abort('internetdisconnected'));
    await page.goto('/admin?lang=ru');
    await expect(page.getByText('Редактор не загрузился.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Повторить попытку' }).click();
    await expect(page.getByRole('button', { name: /локальным репозиторием/ })).toBeVisible();
  });
});

const button = {
  uz: 'Kompyuterdagi repozitoriy bilan ishlash',
  ru: 'Работать с локальным репозиторием',
};
for (const locale of ['uz', 'ru'] as const) {
  test(`loads Sveltia’s texts in the language of the screen only: ${locale}`, async ({
    page,
    dist,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(`/admin?lang=${locale}`);
    await page.getByRole('button', { name: button[locale] }).waitFor();
    const code = [...scripts].map((path) => readFileSync(join(dist, path), 'utf8')).join('\n');
    expect(Object.values(button).filter((text) => code.includes(text))).toEqual([button[locale]]);
  });
}
