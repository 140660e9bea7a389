export interface Vitals {
  /** In ms since the visit began. */
  lcp: number;
  lcpElement: string;
  /** In ms since the visit began. */
  fcp: number;
  cls: number;
}

/** https://wicg.github.io/layout-instability/, which TypeScript doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Reads a page's Web Vitals up to now. Runs in the page, so that it can use nothing around it. */
export async function vitals(): Promise<Vitals> {
  await new Promise((resolve) => requestIdleCallback(resolve));

  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const describe = (element: Element | null) => {
    if (!element) return 'an element that is gone';
    const { localName, id, classList } = element;
    const source = element instanceof HTMLImageElement && new URL(element.currentSrc).pathname;
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    const name = [localName, id && `#${id}`, ...[...classList].map((one) => `.${one}`)].join('');
    return `${name} ${source || (text.length > 60 ? `${text.slice(0, 60)}…` : text)}`.trim();
  };

  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  const lcp = entries('largest-contentful-paint').at(-1) as LargestContentfulPaint | undefined;
  if (!fcp || !lcp) throw new Error('The page painted nothing');

  // Shifts add up within a session of at most 5 s that has no pause of 1 s: https://web.dev/articles/cls
  // `hadRecentInput` doesn't excuse any: nobody touches the page, and Chromium sets it for half a
  // second after the viewport got its size too.
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
  return { lcp: lcp.startTime, lcpElement: describe(lcp.element), fcp: fcp.startTime, cls };
}
