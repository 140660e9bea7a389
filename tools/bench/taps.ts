import type { Browser } from 'playwright';
import type { BenchOptions } from './options.ts';
import { describeConditions, launchBrowser, network, phone, throttleProcessor } from './phone.ts';
import { serveBoth } from './plain-site.ts';
import { median } from './report.ts';
import { startSlowLink } from './slow-link.ts';
import { table } from './table.ts';

/** Where a link is tapped, and which. */
const taps = [
  { from: '/', link: 'main a[href="/new"]:visible' },
  { from: '/new', link: 'main a[href^="/news/"]:visible' },
  { from: '/', link: 'main a[href="/courses"]:visible' },
  { from: '/courses', link: 'main a[href^="/course/"]:visible' },
];
/** How long a finger stays on a link, in ms; a quick tap takes some 80 ms. */
const touches = [80, 200];
const usualRuns = 5;

/**
 * Measures how long a phone takes from the end of a touch on a link to the next page's heading, beside
 * the same content written by hand. Resolves to the report.
 */
export async function benchTaps({ runs = usualRuns }: BenchOptions): Promise<string> {
  await using resources = new AsyncDisposableStack();
  const { own, plain } = await serveBoth(resources);
  const sites: { name: string; url: string }[] = [];
  for (const [name, url] of [
    ['this site', own],
    ['by hand', plain],
  ] as const) {
    const link = await startSlowLink(Number(new URL(url).port), network);
    resources.defer(link.close);
    sites.push({ name, url: link.url });
  }
  const browser = await launchBrowser();
  resources.defer(() => browser.close());

  const times = new Map<string, number[]>();
  for (let run = 1; run <= runs; run++) {
    console.error(`Run ${run} of ${runs}`);
    for (const { from, link } of taps) {
      for (const touch of touches) {
        for (const { name, url } of sites) {
          const key = [from, link, touch, name].join();
          times.set(key, [...(times.get(key) ?? []), await tap(browser, url + from, link, touch)]);
        }
      }
    }
  }
  const head = ['tap', ...touches.flatMap((ms) => sites.map(({ name }) => `${name}, ${ms} ms`))];
  const rows = taps.map(({ from, link }) => [
    `${from} → ${/"(.*)"/.exec(link)?.[1]}`,
    ...touches.flatMap((touch) =>
      sites.map(({ name }) => median(times.get([from, link, touch, name].join()) ?? []).toFixed()),
    ),
  ]);
  return [
    describeConditions(browser.version()),
    `From the end of a touch of a link to the next page’s heading, ms; medians of ${runs}`,
    ...table([head, ...rows]),
  ].join('\n');
}

/** Opens a page, touches a link for some ms, and resolves to the ms from its end to the next heading. */
async function tap(browser: Browser, url: string, selector: string, ms: number): Promise<number> {
  await using context = await browser.newContext(phone);
  await context.addInitScript(() => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage['clicked'] = performance.timeOrigin + timeStamp;
    });
    const look = () => {
      if (!document.querySelector('h1')) {
        requestAnimationFrame(look);
        return;
      }
      // After the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('heading');
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await throttleProcessor(client);
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const [x = 0, y = 0] = await link.evaluate((element) => {
    const [box] = element.getClientRects();
    return box ? [box.x + Math.min(20, box.width / 2), box.y + box.height / 2] : [];
  });
  const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(href);
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0);
  return await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('heading');
    return performance.timeOrigin + (mark?.startTime ?? Number.NaN) - sessionStorage['clicked'];
  });
}
