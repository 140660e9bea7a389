import { By } from 'selenium-webdriver';
import type { FormName } from '../../src/forms/registry.ts';
import type { Visitor } from './visitor.ts';

/** Touches a form, and waits for its island. */
export async function touchForm(visitor: Visitor, form: FormName): Promise<void> {
  await visitor.click(`[data-island=${form}-form] [name=firstName]`);
  await visitor.see(`[data-island=${form}-form][data-hydrated]`);
}

/** Types into the fields of these names. */
export async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await visitor.driver.findElement(By.css(`main form [name=${name}]`));
    await field.sendKeys(value);
  }
}

/** The reference in the success dialog. */
export async function referenceIn(visitor: Visitor, place: string): Promise<string> {
  return (await visitor.see(`${place} .reference`)).getText();
}
