import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { templates } from './templates.ts';
import { expect, test } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Without frames, a second page to gather their results, as is the default, is waste. */
const look = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function faults(builder: AxeBuilder): Promise<string[][]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? '']);
}

for (const locale of locales) {
  for (const { path, status } of templates) {
    test(`${localizedPath(path, locale)} has no accessibility fault, light or dark`, async ({
      page,
    }) => {
      const response = await page.goto(localizedPath(path, locale));
      expect(response?.status()).toBe(status);
      expect(await faults(look(page).withTags(tags))).toEqual([]);
      // A theme changes nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faults(look(page).withRules(colourRules))).toEqual([]);
    });
  }
}
