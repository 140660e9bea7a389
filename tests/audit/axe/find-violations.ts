import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** Half as long as `axe.source`, and each page of each test runs it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that pages keep: WCAG 2.2 AA, and what axe recommends beside it. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Finds the accessibility rules that a page, or the element of a selector, violates, each with its first violation. */
export async function findViolations(
  page: Page,
  options: RunOptions = {},
  within = 'html',
): Promise<string[][]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  return page.evaluate(
    async ([place, how]) => {
      const only: RunOptions = { resultTypes: ['violations'], selectors: false };
      const { violations } = await (window.axe as typeof axe).run(place, { ...how, ...only });
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? '']);
    },
    [within, options] as const,
  );
}
