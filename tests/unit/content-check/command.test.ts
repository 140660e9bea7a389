import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../../src/content-check/command.ts';
import { replyOf } from '../../../src/content-check/command-line.ts';
import { computersLocale } from '../../../src/content-check/language.ts';
import { news, newsData, newsText, project, withShared } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

/** Runs the command on a computer set to English, or with these settings. */
const run = (args: string[], variables: Record<string, string> = { LANG: 'en_GB.UTF-8' }) =>
  replyOf(checkCommand, args, variables);

const site = { ...wholeSite, ...news };
const fileCount = Object.keys(site).length;

const withBody = (body: string) => ({
  ...site,
  'news/1-open-day/index.uz.md': withShared(newsData, newsText(body)),
});

describe('the command', () => {
  it('exits with 0 and the counts of files and languages when there are no problems', async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/content-check/main.ts', '--lang', 'en', await project(site)],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      new RegExp(
        `^${fileCount} files, no problems\nLanguages: uz \\d+, ru \\d+ \\(\\d+ missing\\), .*\n$`,
      ),
    );
  });

  it('exits with 1 and the problems otherwise', async () => {
    const { code, text } = await run([await project(withBody("O'qish"))]);
    expect(code).toBe(1);
    expect(text).toMatch(
      /uz\.md\n {2}body \(line 8\): read “O'qish”; .*\n\n1 problem in 1 file\nLanguages: .*$/,
    );
  });

  it('exits with 0 when there are only warnings', async () => {
    const terms = 'terms:\n  - uz: { write: tyutor, not: kurator }\n';
    const others = ['ru', 'tr', 'en'].map((locale) => `    ${locale}: { write: x }\n`).join('');
    const dir = await project({
      ...withBody('Kurator'),
      '/docs/glossary/terms.yaml': terms + others,
    });
    const { code, text } = await run([dir]);
    expect(code).toBe(0);
    expect(text).toMatch(
      /uz\.md\n {2}warning: body \(line 8\): read “Kurator”; .*\n\n\d+ files, no problems, 1 warning in 1 file\nLanguages: .*$/,
    );
  });

  it('corrects apostrophes with --fix', async () => {
    const { code, text } = await run(['--fix', await project(withBody("O'qish"))]);
    expect(code).toBe(0);
    expect(text).toContain("  O'qish → Oʻqish\n");
  });

  it('shows its help in the language that is asked for', async () => {
    const { code, text } = await run(['--help', '--lang', 'tr']);
    expect(code).toBe(0);
    expect(text).toMatch(/^Kullanım: .*--lang <kod> +mesajların dili: uz, ru, tr, en/s);
  });

  it('explains itself on stderr after an option that it doesn’t have', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/content-check/main.ts', '--fx'],
      { encoding: 'utf8', env: { LANG: 'en_GB.UTF-8' } },
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^This command was not understood\.\n\nUsage: /);
  });

  it('takes one folder', async () => {
    expect(await run(['one', 'two'])).toMatchObject({ code: 2 });
  });

  it('notices options that npm took for itself', async () => {
    const { code, text } = await run([], { npm_config_fix: 'true', LANG: 'en_GB.UTF-8' });
    expect(code).toBe(2);
    expect(text).toContain('Put “--” before the options');
  });
});

describe('its language', () => {
  it('is that of --lang, or else the computer’s', async () => {
    const dir = await project(site);
    const russian = { LANG: 'ru_RU.UTF-8' };
    expect((await run(['--lang', 'tr', dir], russian)).text).toMatch(
      /^\d+ dosya denetlendi, hata bulunmadı\nDiller: .* \(\d+ eksik\)/,
    );
    expect((await run([dir], russian)).text).toMatch(
      /^Провер(?:ен|ено) \d+ файл.*, ошибок нет\nЯзыки: .* \(не хватает \d+\)/,
    );
  });

  it('is one of four', async () => {
    expect(await run(['--lang', 'de', await project(site)], {})).toEqual({
      code: 2,
      text: '“de” degan til yoʻq. Quyidagilardan birini tanlang: uz, ru, tr, en.',
    });
  });

  it.each([
    [{}, 'uz'],
    [{ LANG: 'C.UTF-8' }, 'uz'],
    [{ LANG: 'de_DE.UTF-8' }, 'uz'],
    [{ LANG: 'tr_TR.UTF-8' }, 'tr'],
    [{ LANG: 'tr_TR.UTF-8', LC_MESSAGES: 'en_GB' }, 'en'],
    [{ LANG: 'tr_TR.UTF-8', LC_MESSAGES: 'en_GB', LC_ALL: 'ru' }, 'ru'],
    [{ LANG: 'ru_RU.UTF-8', LC_ALL: '' }, 'ru'],
    [{ LANG: 'RU' }, 'ru'],
  ] as const)('on a computer with %j is %s', (variables, locale) => {
    expect(computersLocale(variables)).toBe(locale);
  });
});
