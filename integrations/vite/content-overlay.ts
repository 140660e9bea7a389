import type { AstroIntegrationLogger } from 'astro';
import { escapeUTF8 } from 'entities';
import type { ErrorPayload, ViteDevServer } from 'vite';
import type { CheckResult } from '../../src/content-check/check.ts';
import { inWords } from '../../src/content-check/message.ts';
import { report } from '../../src/content-check/report.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** Other files that the check reads: downloads and the glossary. */
const alsoRead = /[\\/](?:public|docs[\\/]glossary)[\\/]/;

interface Options {
  /** The content folder, absolute. */
  folder: string;
  locale: Locale;
  logger: AstroIntegrationLogger;
  check: () => Promise<CheckResult>;
}

/**
 * Checks the content when `astro dev` starts and after each change. Findings are logged; errors also cover
 * every page until they are corrected.
 */
export function overlayErrors(
  { watcher, environments }: ViteDevServer,
  { folder, locale, logger, check }: Options,
): void {
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (payload: unknown) => void;
  let shown: ErrorPayload | undefined;
  let logged = '';
  // A page's error may be caused by one in the content.
  hot.send = (payload: unknown) => send(isError(payload) ? (shown ?? payload) : payload);
  hot.on('vite:client:connect', (_, client) => {
    if (shown) client.send(shown);
  });
  const recheck = oneAtATime(async () => {
    const found = await check();
    const words = report(found, locale);
    if (words !== logged) log(words, found, logger);
    logged = words;
    const before = shown;
    shown =
      found.problems.length > 0
        ? overlay(report({ ...found, warnings: [] }, locale), locale)
        : undefined;
    if (shown) send(shown);
    else if (before) send({ type: 'full-reload', path: '*' });
  });
  watcher.on('all', (_event, file) => {
    if (file.startsWith(folder) || alsoRead.test(file)) recheck();
  });
  recheck();
}

function log(words: string, found: CheckResult, logger: AstroIntegrationLogger): void {
  if (found.problems.length > 0) logger.error(`\n${words}`);
  else if (found.warnings.length > 0) logger.warn(`\n${words}`);
  else logger.info(words);
}

function isError(payload: unknown): payload is ErrorPayload {
  return (payload as { type?: string }).type === 'error';
}

/** Starts `run`, or, if it is already running, schedules one more run. */
function oneAtATime(run: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await run();
    }
    running = false;
  };
}

/** Astro's overlay shows the message as HTML. Content errors have no stack. */
function overlay(words: string, locale: Locale): ErrorPayload {
  const styles =
    '<style>#stack { display: none } pre { font: inherit; white-space: pre-wrap }</style>';
  const title = inWords({ key: 'report.heading' }, locale);
  const err = {
    name: 'src/content',
    title,
    message: `${styles}<pre>${escapeUTF8(words)}</pre>`,
    stack: '',
  };
  // Astro doesn't change a payload with this property.
  return { type: 'error', err, __isEnhancedAstroErrorPayload: true } as ErrorPayload;
}
