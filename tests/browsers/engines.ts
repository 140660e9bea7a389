import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Session, WebDriver } from 'selenium-webdriver';
import { Executor, type HttpClient } from 'selenium-webdriver/http';
import { DriverService } from 'selenium-webdriver/remote';
import { connectMarionette } from './marionette.ts';

interface Browser extends AsyncDisposable {
  driver: WebDriver;
}

/** Starts a browser without any data whose visitor prefers these languages. */
type Start = (languages: readonly string[]) => Promise<Browser>;

/** The engines that the journeys are made in, by the names of the projects in vitest.config.ts. */
export const engines: Record<string, Start> = {
  firefox: startFirefox,
  webkitgtk: startWebKit,
};

async function startFirefox(languages: readonly string[]): Promise<Browser> {
  await using started = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'camu-firefox-'));
  started.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const preferences = {
    'intl.accept_languages': languages.join(),
    // Any free port, which it logs.
    'marionette.port': 0,
    'remote.log.level': 'Info',
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));

  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exit = once(firefox, 'exit');
  started.defer(async () => {
    firefox.kill();
    await exit;
  });
  const marionette = await connectMarionette(await loggedPort(firefox.stdout));
  started.defer(marionette.close);
  const { error, result } = await marionette.command('NewSession', {});
  if (error) throw new Error(JSON.stringify(error));
  const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
  const driver = new WebDriver(
    new Session(sessionId, capabilities),
    new Executor(marionette as object as HttpClient),
  );
  const stack = started.move();
  return { driver, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The port that Firefox says it listens on. */
async function loggedPort(output: Readable): Promise<number> {
  const lines = createInterface(output);
  for await (const line of lines) {
    const [, port] = /Marionette\tINFO\tListening on port (\d+)/.exec(line) ?? [];
    if (!port) continue;
    // Discards its further output, so that it never waits for a reader.
    output.resume();
    return Number(port);
  }
  throw new Error('Firefox ended before it listened');
}

async function startWebKit([language = '']: readonly string[]): Promise<Browser> {
  await using started = new AsyncDisposableStack();
  // WebKitGTK takes the visitor's language from the name of the system's locale, which is here
  // another name of the one that every system has.
  const locales = await mkdtemp(join(tmpdir(), 'camu-locales-'));
  started.defer(() => rm(locales, { recursive: true }));
  const locale = `${language.replace('-', '_')}.UTF-8`;
  await symlink('/usr/lib/locale/C.utf8', join(locales, locale));
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({ ...process.env, LOCPATH: locales, LC_ALL: locale } as Record<string, string>)
    .build();
  const url = await service.start();
  started.defer(() => service.kill());
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  started.defer(() => driver.quit());
  const stack = started.move();
  return { driver, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
