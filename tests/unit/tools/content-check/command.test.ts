import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { computersLocale } from '../../../../tools/content-check/language.ts';
import { news, newsData, newsText, project, withShared } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

/** Runs the command on a computer with these settings. */
function runWith(variables: Record<string, string>, ...args: string[]) {
  const { LC_ALL, LC_MESSAGES, LANG, ...others } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/content-check/main.ts', ...args],
    { encoding: 'utf8', env: { ...others, ...variables } },
  );
  return { status, stdout, stderr };
}

const run = (...args: string[]) => runWith({}, '--lang', 'en', ...args);

const site = { ...wholeSite, ...news };
const fileCount = Object.keys(site).length;

describe('the command', () => {
  it('exits with 0 and the counts of files and languages when there are no problems', async () => {
    const { status, stdout } = run(await project(site));
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(
        `^${fileCount} files, no problems\nLanguages: uz \\d+, ru \\d+ \\(\\d+ missing\\), .*\n$`,
      ),
    );
  });

  it('exits with 1 and the problems otherwise', async () => {
    const dir = await project({
      ...site,
      'news/1-open-day/index.uz.md': withShared(newsData, newsText("O'qish")),
    });
    const { status, stdout } = run(dir);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /uz\.md\n {2}body \(line 8\): read “O'qish”; .*\n\n1 problem in 1 file\nLanguages: .*\n$/,
    );
  });

  it('exits with 0 when there are only warnings', async () => {
    const terms = 'terms:\n  - uz: { write: tyutor, not: kurator }\n';
    const others = ['ru', 'tr', 'en'].map((locale) => `    ${locale}: { write: x }\n`).join('');
    const dir = await project({
      ...site,
      'news/1-open-day/index.uz.md': withShared(newsData, newsText('Kurator')),
      '/docs/glossary/terms.yaml': terms + others,
    });
    const { status, stdout } = run(dir);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /uz\.md\n {2}warning: body \(line 8\): read “Kurator”; .*\n\n\d+ files, no problems, 1 warning in 1 file\nLanguages: .*\n$/,
    );
  });

  it('corrects apostrophes with --fix', async () => {
    const dir = await project({
      ...site,
      'news/1-open-day/index.uz.md': withShared(newsData, newsText("O'qish")),
    });
    const { status, stdout } = run('--fix', dir);
    expect(status).toBe(0);
    expect(stdout).toContain("  O'qish → Oʻqish\n");
  });

  it('shows its help in the language that is asked for', () => {
    const { status, stdout } = runWith({}, '--help', '--lang', 'tr');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Kullanım: .*--lang <kod> +mesajların dili: uz, ru, tr, en/s);
  });

  it.each([['--fx'], ['one', 'two']])('explains itself after %s', (...args) => {
    const { status, stdout, stderr } = runWith({ LANG: 'en_GB.UTF-8' }, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^This command was not understood\.\n\nUsage: /);
  });

  it('notices options that npm took for itself', () => {
    const { status, stderr } = runWith({ npm_config_fix: 'true', LANG: 'en_GB.UTF-8' });
    expect(status).toBe(2);
    expect(stderr).toContain('Put “--” before the options');
  });
});

describe('its language', () => {
  const summaries = {
    ru: /^Проверено \d+ файл.*, ошибок нет\nЯзыки: .* \(не хватает \d+\)/,
    tr: /^\d+ dosya denetlendi, hata bulunmadı\nDiller: .* \(\d+ eksik\)/,
  };

  it('is that of --lang, or else the computer’s, or else Uzbek', async () => {
    const dir = await project(site);
    const russian = { LANG: 'ru_RU.UTF-8' };
    expect(runWith(russian, '--lang', 'tr', dir).stdout).toMatch(summaries.tr);
    expect(runWith(russian, dir).stdout).toMatch(summaries.ru);
  });

  it('is one of four', async () => {
    const { status, stdout, stderr } = runWith({}, '--lang', 'de', await project(news));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('“de” degan til yoʻq. Quyidagilardan birini tanlang: uz, ru, tr, en.\n');
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
