import type { Browser } from 'playwright';
import { phone, slowDown } from './conditions.ts';
import { type Transfer, watchTransfers } from './transfers.ts';
import { type Vitals, vitals } from './vitals.ts';

export interface Measurement extends Vitals {
  transfers: Transfer[];
}

/** One first visit to a page, until nothing loads any more and the processor rests. */
export async function measure(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Measurement> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await slowDown(client);
  const transfers = watchTransfers(client);

  const url = new URL(path, origin).href;
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`);
  await page.waitForLoadState('networkidle');
  if (page.url() !== url) throw new Error(`${path} leads to ${page.url()}`);
  return { ...(await page.evaluate(vitals)), transfers: [...transfers.values()] };
}
