import { availableParallelism } from 'node:os';
import axe from 'axe-core';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../tools/bench/phone.ts';
import { advice, broken, type Finding, type Outcome } from '../outcome.ts';
import { serve } from '../serve.ts';
import { type AuditedSite, pathsInSitemap } from '../site.ts';
import { findViolations, tags } from './find-violations.ts';

/** A rule that a page violates, and the first element that does. */
export interface Violation {
  path: string;
  rule: string;
  element: string;
}

const computer = { width: 1280, height: 860 };
const phone = { width: 360, height: 860 };

/** Looks at every page of the sitemap, in its light theme, with axe; on a phone at what is pressed. */
export async function auditAccessibility(site: AuditedSite): Promise<Outcome> {
  await using served = await serve(site);
  const paths = await pathsInSitemap(site);
  await using browser = await launchBrowser();
  const remaining = paths.values();
  const workers = Array.from({ length: availableParallelism() }, () =>
    violationsOn(browser, served.url, remaining),
  );
  const found = (await Promise.all(workers)).flat();
  return { findings: report(found), notes: [`${paths.length} pages`] };
}

async function violationsOn(browser: Browser, origin: string, paths: Iterable<string>) {
  const context = await browser.newContext({
    colorScheme: 'light',
    // With another language the root redirects to that language's home page.
    locale: 'uz-UZ',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: computer,
  });
  const page = await context.newPage();
  const found: Violation[] = [];
  for (const path of paths) {
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const violations = await findViolations(page, { runOnly: tags });
    await page.setViewportSize(phone);
    // The bar at the foot of a phone's screen covers parts of what can be scrolled from under it.
    await page.locator('body > nav').evaluateAll((bars: HTMLElement[]) => {
      for (const bar of bars) bar.style.position = 'static';
    });
    violations.push(...(await findViolations(page, { runOnly: ['target-size'] })));
    await page.setViewportSize(computer);
    for (const [rule = '', element = ''] of violations) found.push({ path, rule, element });
  }
  await context.close();
  return found;
}

/** One finding for each rule and element: what all pages share is named once. */
export function report(violations: readonly Violation[]): Finding[] {
  const recommended = new Set(axe.getRules(['best-practice']).map(({ ruleId }) => ruleId));
  const rules = new Map(axe.getRules().map((rule) => [rule.ruleId, rule]));
  const alike = Map.groupBy(violations, ({ rule, element }) => `${rule} ${element}`);
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { path, rule, element } = first;
    const where = others.length > 0 ? `${path} and ${others.length} more` : path;
    const { help = '', helpUrl = '' } = rules.get(rule) ?? {};
    const finding = recommended.has(rule) ? advice : broken;
    return finding(where, `${rule}: ${element.slice(0, 160)}`, `${help} (${helpUrl})`);
  });
}
