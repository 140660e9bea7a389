import type { AstroIntegration } from 'astro';
import { createServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { contentCheck } from '../../../integrations/content-check.ts';
import { news, newsData, newsText, project, withShared } from '../content-check/fixture.ts';
import { wholeSite } from '../content-check/whole-site.ts';

const site = { ...wholeSite, ...news };

afterEach(() => vi.unstubAllEnvs());

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

/**
 * Builds this content on a computer in Russian: starts the server that reads the content, closes it, and
 * ends the build. Returns the warnings that are logged.
 */
async function build(folder: string): Promise<string[]> {
  for (const name of ['LC_ALL', 'LC_MESSAGES']) vi.stubEnv(name, undefined);
  vi.stubEnv('LANG', 'ru_RU.UTF-8');
  const configs: Parameters<Parameters<Setup>[0]['updateConfig']>[0][] = [];
  const updateConfig = (config: (typeof configs)[number]) => configs.push(config);
  const { hooks } = contentCheck(folder);
  const setup = hooks['astro:config:setup'] as (options: unknown) => void;
  const done = hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  setup({ command: 'build', updateConfig });
  const plugins = configs.flatMap(({ vite }) => vite?.plugins ?? []);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins,
    server: { middlewareMode: true, watch: null, ws: false },
  });
  await server.close();
  const logged: string[] = [];
  await done({ logger: { warn: (text: string) => logged.push(text) } });
  return logged;
}

it('lets a build go on without problems', async () => {
  expect(await build(await project(site))).toEqual([]);
});

it('logs warnings in the author’s language', async () => {
  const rows = ['ru', 'tr', 'en'].map((locale) => `    ${locale}: { write: x }\n`).join('');
  const folder = await project({
    ...site,
    'news/1-open-day/index.uz.md': withShared(newsData, newsText('Kurator')),
    '/docs/glossary/terms.yaml': `terms:\n  - uz: { write: tyutor, not: kurator }\n${rows}`,
  });
  expect(await build(folder)).toEqual([
    expect.stringMatching(
      /предупреждение: текст \(строка 8\): .*пишите «tyutor»\.\n\nПровер(?:ен|ено) \d+ файл.*, ошибок нет, 1 предупреждение в 1 файле$/s,
    ),
  ]);
});

it('fails a build with all problems, in the author’s language', async () => {
  const files = {
    ...site,
    'news/1-open-day/index.uz.md': withShared(newsData, newsText('# Sarlavha\n\n[a](/lost)')),
  };
  await expect(build(await project(files))).rejects.toThrow(
    /^В материалах сайта есть ошибки\..*заголовок с одним #.*нет страницы «\/lost».*\n2 ошибки в 1 файле$/s,
  );
});
