import AxeBuilder from '@axe-core/playwright';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  for (const { path, status } of templates) {
    test(`${localizedPath(path, locale)} has no accessibility fault, light or dark`, async ({
      page,
    }) => {
      const response = await page.goto(localizedPath(path, locale));
      expect(response?.status()).toBe(status);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode() // Without frames, a second page to gather their results is waste.
          .options({ resultTypes: ['violations'] })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
      }
    });
  }
}
