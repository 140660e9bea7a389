import type { Browser } from 'playwright';
import { phone, throttle } from './phone.ts';
import { type Transfer, watchTransfers } from './transfers.ts';

/** A page's Web Vitals; times in ms since the navigation began. */
interface Vitals {
  lcp: number;
  /** Describes the element of the largest contentful paint. */
  lcpElement: string;
  fcp: number;
  cls: number;
  /** Of the main thread: the time beyond 50 ms of each long task. */
  blocking: number;
}

/** The measurements of one visit to a page. */
export interface Visit extends Vitals {
  transfers: Transfer[];
}

/**
 * Visits a page with an empty cache until network and processor are idle. Rejects when it doesn't
 * answer with 200 or redirects.
 */
export async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await throttle(client);
  const transfers = watchTransfers(client);

  const url = new URL(path, origin).href;
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`);
  await page.waitForLoadState('networkidle');
  if (page.url() !== url) throw new Error(`${path} redirects to ${page.url()}`);
  return { ...(await page.evaluate(readVitals)), transfers: [...transfers.values()] };
}

/** https://wicg.github.io/layout-instability/, missing in TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Runs in the page, so it can't use anything outside of it. */
async function readVitals(): Promise<Vitals> {
  // A page that is idle already may never call back in headless-shell.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));

  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const describe = (element: Element | null) => {
    if (!element) return 'a removed element';
    const { localName, id, classList } = element;
    const source = element instanceof HTMLImageElement && new URL(element.currentSrc).pathname;
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    const name = [localName, id && `#${id}`, ...[...classList].map((one) => `.${one}`)].join('');
    return `${name} ${source || (text.length > 60 ? `${text.slice(0, 60)}…` : text)}`.trim();
  };

  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  const lcp = entries('largest-contentful-paint').at(-1) as LargestContentfulPaint | undefined;
  if (!fcp || !lcp) throw new Error('The page painted nothing');

  // The largest session window: at most 5 s, no gap of 1 s (https://web.dev/articles/cls).
  // `hadRecentInput` is ignored: there is no input, and Chromium sets it for half a second after the
  // viewport was resized too.
  let cls = 0;
  let session = { start: 0, end: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { startTime, value } of entries('layout-shift') as LayoutShift[]) {
    if (startTime - session.end >= 1000 || startTime - session.start >= 5000) {
      session = { start: startTime, end: startTime, sum: 0 };
    }
    session.end = startTime;
    session.sum += value;
    cls = Math.max(cls, session.sum);
  }
  const blocking = entries('longtask').reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    blocking,
    lcp: lcp.startTime,
    lcpElement: describe(lcp.element),
    fcp: fcp.startTime,
    cls,
  };
}
