import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules that a page, or what a selector finds in it, breaks; each with the first element that does. */
export async function axeFaults(
  page: Page,
  options: RunOptions = {},
  within = 'html',
): Promise<string[][]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([place, how]) =>
      (window.axe as typeof axe).run(place, { ...how, resultTypes: ['violations'] }),
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? '']);
}
