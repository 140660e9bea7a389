import type { Request } from 'playwright';
import { launchBrowser, phone } from '../../../tools/bench/phone.ts';
import { advice, type Finding, type Outcome } from '../outcome.ts';
import { serve } from '../serve.ts';
import { type AuditedSite, pagesOf } from '../site.ts';
import { budgets, loadFlightSize, scriptSizes } from './page-weight.ts';
import { measureTransferred } from './transferred.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const over = (
  where: string,
  what: string,
  bytes: number,
  limit: number,
  todo: string,
): Finding[] =>
  bytes <= limit
    ? []
    : [advice(where, `${what} ${kilobytes(bytes)}, more than ${kilobytes(limit)}`, todo)];

/** Weighs every page, and the pictures of the home page. */
export async function auditWeights(site: AuditedSite): Promise<Outcome> {
  const pages = await weighPages(site);
  const pictures = await homePictures(site);
  const todo = 'take simpler pictures, or fewer of them';
  return {
    findings: [
      ...pages.findings,
      ...over('/', 'its first pictures take', pictures, budgets.homePictures, todo),
    ],
    notes: [
      `the heaviest page is ${pages.heaviest.path}, ${kilobytes(pages.heaviest.bytes)}`,
      `the home page’s first pictures take ${kilobytes(pictures)}`,
    ],
  };
}

/** The pages that are over a budget, and the one whose first flight is heaviest. */
export async function weighPages(site: AuditedSite) {
  const [flightSize, scriptSize] = [await loadFlightSize(site.dist), scriptSizes(site.dist)];
  const findings: Finding[] = [];
  let heaviest = { path: '', bytes: 0 };
  const todo = {
    flight: 'shorten the text, or divide it into pages: slow phones wait for a second flight',
    script: 'tell the developers: load them when they are needed',
  };
  for await (const page of pagesOf(site)) {
    const bytes = flightSize(page);
    if (bytes > heaviest.bytes) heaviest = { path: page.path, bytes };
    findings.push(
      ...over(page.path, 'its first flight takes', bytes, budgets.firstFlight, todo.flight),
      ...over(page.path, 'its first scripts take', scriptSize(page), budgets.script, todo.script),
    );
  }
  return { findings, heaviest };
}

/** The bytes of the pictures that a phone loads with the home page before anybody scrolls. */
async function homePictures(site: AuditedSite): Promise<number> {
  await using served = await serve(site);
  await using browser = await launchBrowser();
  const page = await browser.newPage(phone);
  const pictures: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request);
  });
  await page.goto(served.url, { waitUntil: 'networkidle' });
  return measureTransferred(pictures);
}
