import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../playwright.config.ts';
import { findOrInstallBrowser } from '../test/browser.mjs';

/** A Chromium launched as the browser tests launch theirs. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findOrInstallBrowser()));
}
