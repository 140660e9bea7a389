import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, onTestFinished } from 'vitest';
import { engines } from './engines.ts';
import { type Site, startSite } from './site.ts';

/** How long anything may take to appear: it ends what hangs. */
const limitMs = 60_000;

/** A visitor at the test site, with a browser of their own that has never been there. */
export class Visitor {
  readonly site: Site;
  readonly driver: WebDriver;

  private constructor(site: Site, driver: WebDriver) {
    this.site = site;
    this.driver = driver;
  }

  /** Starts the site and the browser, which prefers these languages, until the test is over. */
  static async arrive(languages: readonly string[] = ['uz-UZ']): Promise<Visitor> {
    const started = new AsyncDisposableStack();
    onTestFinished(() => started.disposeAsync());
    const start = engines[process.env['ENGINE'] ?? ''];
    if (!start) throw new Error('ENGINE names the browser: see vitest.config.ts');
    const site = started.use(await startSite());
    const { driver } = started.use(await start(languages));
    await driver.manage().setTimeouts({ pageLoad: limitMs });
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 960 });
    return new Visitor(site, driver);
  }

  open(path: string): Promise<void> {
    return this.driver.get(this.site.url + path);
  }

  /** Waits until an element of this selector, with this text within it, can be seen. */
  see(selector: string, text = ''): Promise<WebElement> {
    const find = () => this.driver.executeScript<WebElement>(visibleElement, selector, text);
    const what = `${selector} ${text}`.trim();
    return this.driver.wait(find, limitMs, `${what} is not to be seen`);
  }

  async click(selector: string, text?: string): Promise<void> {
    const element = await this.see(selector, text);
    // WebKitGTK's driver doesn't wait until a smooth scroll has ended.
    await this.run(
      (node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }),
      element as object as HTMLElement,
    );
    await element.click();
  }

  /** Presses keys, one after the other, wherever the focus is. */
  press(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Prints the page to a PDF file. */
  async print(): Promise<Uint8Array> {
    // The types say that it takes all options and gives nothing.
    const driver = this.driver as unknown as { printPage: (options: object) => Promise<string> };
    return new Uint8Array(Buffer.from(await driver.printPage({}), 'base64'));
  }

  /** Runs a function in the page. */
  run<T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.driver.executeScript(script, ...args) as Promise<Awaited<T>>;
  }

  /** Waits until what a function in the page returns equals a value. */
  expect<T, A extends unknown[]>(script: (...args: A) => T, ...args: A) {
    return expect.poll(() => this.run(script, ...args), { timeout: limitMs });
  }

  /** Waits until the page has this address, within the site. */
  async isAt(path: string): Promise<void> {
    const current = async () => (await this.driver.getCurrentUrl()).slice(this.site.url.length);
    await expect.poll(current, { timeout: limitMs }).toBe(path);
  }
}

/** Runs in the page. */
function visibleElement(selector: string, text: string): Element | undefined {
  return Array.from(document.querySelectorAll(selector)).find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
  );
}

export { Key };
