import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL, URLPattern } from 'node:url';
import type { Config } from '@netlify/functions';
import { Cron } from 'croner';
import type { LocalContext } from './function-context.ts';

/** One file of netlify/functions with its routes. */
export interface SiteFunction {
  name: string;
  handler: (request: Request, context: LocalContext) => Response | Promise<Response>;
  paths: URLPattern[];
  excludedPaths: URLPattern[];
  /** Empty for all methods. */
  methods: string[];
  /** A cron expression in UTC, see `isDue`. */
  schedule: string | undefined;
}

/** The function for a request, and the values of its path's placeholders. */
export interface FunctionMatch {
  fn: SiteFunction;
  params: Record<string, string>;
}

const importFile = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(file).href);

/**
 * Loads every `*.ts` directly in `directory`. Without a `path`, a function answers at
 * `/.netlify/functions/{name}`; so do scheduled functions here, so that they can be run on demand.
 * Rejects, naming the file, when one doesn't load or uses an option that is not supported here.
 */
export async function loadFunctions(directory: string, load = importFile): Promise<SiteFunction[]> {
  const files = existsSync(directory) ? readdirSync(directory) : [];
  return Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        try {
          return toFunction(basename(file, '.ts'), await load(join(directory, file)));
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`netlify/functions/${file}: ${reason}`, { cause });
        }
      }),
  );
}

function toFunction(name: string, loaded: unknown): SiteFunction {
  const module = loaded as { default?: SiteFunction['handler']; config?: Config };
  const config: Config = module.config ?? {};
  if (!module.default) throw new Error('there is no default export');
  if (config.background || config.preferStatic) {
    throw new Error('the local platform supports neither "background" nor "preferStatic"');
  }
  // Throws for an invalid schedule.
  if (config.schedule) isDue(config.schedule, new Date());
  return {
    name,
    handler: module.default,
    paths: toPatterns(config.path ?? `/.netlify/functions/${name}`),
    excludedPaths: toPatterns(config.excludedPath ?? []),
    methods: [config.method ?? []].flat(),
    schedule: config.schedule,
  };
}

function toPatterns(paths: string | string[]): URLPattern[] {
  return [paths].flat().map((pathname) => new URLPattern({ pathname }));
}

/** The function for a method and a path; a trailing slash is ignored. */
export function matchFunction(
  functions: SiteFunction[],
  method: string,
  path: string,
): FunctionMatch | undefined {
  const input = { pathname: path.replace(/(?<=.)\/$/, '') };
  for (const fn of functions) {
    if (fn.methods.length > 0 && !fn.methods.includes(method)) continue;
    if (fn.excludedPaths.some((pattern) => pattern.test(input))) continue;
    for (const pattern of fn.paths) {
      const groups = pattern.exec(input)?.pathname.groups;
      if (groups) return { fn, params: groups as Record<string, string> };
    }
  }
  return undefined;
}

/**
 * Whether a schedule is due in the minute of `date`: a cron expression of five fields in UTC, or a
 * name such as `@hourly`. Throws for anything else.
 */
export function isDue(schedule: string, date: Date): boolean {
  const minute = new Date(date).setUTCSeconds(0, 0);
  const options = { timezone: 'UTC', mode: '5-part', sloppyRanges: true } as const;
  return new Cron(schedule, options).match(new Date(minute));
}
