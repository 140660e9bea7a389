import type { Page } from 'playwright/test';
import type { FormName } from '../../src/forms/registry.ts';
import { expect } from './test.ts';

/** Touches a form, as a visitor does first, and waits until its island is hydrated. */
export async function touchForm(page: Page, form: FormName): Promise<void> {
  const island = page.locator(`[data-island=${form}-form]`);
  await island.locator('input:visible').first().focus();
  await expect(island).toHaveAttribute('data-hydrated', '');
}
