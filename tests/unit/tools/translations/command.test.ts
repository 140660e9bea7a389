import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { contentFolder, facts, text } from './repository.ts';

/** Runs the command on a computer in English. */
function run(args: readonly string[], variables: Record<string, string> = {}) {
  const { LC_ALL, LC_MESSAGES, ...others } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/translations/main.ts', ...args],
    { encoding: 'utf8', env: { ...others, LANG: 'en_GB.UTF-8', ...variables } },
  );
  return { status, stdout, stderr };
}

const name = '1-old-day';

async function folder(): Promise<string> {
  const content = await contentFolder();
  await content.write({
    [`news/${name}/index.uz.md`]: text('Kun', 'Matn.', facts.replace('2026', '2020')),
    [`news/${name}/index.ru.md`]: text('День'),
    'vacancies/1-nurse.yaml': 'title: { uz: Hamshira, ru: Медсестра, tr: Hemşire, en: Nurse }\n',
  });
  return content.dir;
}

describe('npm run translations', () => {
  it('lists what is to do, and the counts of all languages', async () => {
    expect(run([await folder()])).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'Everything else\n  news/1-old-day: tr missing, en missing (Kun)',
        'This copy has no git history: older translations are known only from the first check on this computer on.',
        'Languages: uz 2, ru 2, tr 1 (1 missing), en 1 (1 missing)\n',
      ].join('\n\n'),
    });
  });

  it('says so when nothing is to do', async () => {
    const content = await contentFolder();
    await content.write({ 'vacancies/1-nurse.yaml': 'title: { uz: H, ru: М, tr: H, en: N }\n' });
    expect(run(['--lang', 'ru', content.dir]).stdout).toMatch(
      /^Все тексты есть на всех языках, устаревших переводов нет\.\n\n.*\n\nЯзыки: uz 1, ru 1, tr 1, en 1\n$/,
    );
  });

  it('writes all entries as JSON', async () => {
    const { status, stdout } = run(['--json', await folder()]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      basis: 'hashes',
      counts: {
        uz: { there: 2, missing: 0, older: 0 },
        ru: { there: 2, missing: 0, older: 0 },
        tr: { there: 1, missing: 1, older: 0 },
        en: { there: 1, missing: 1, older: 0 },
      },
      entries: [
        {
          group: 'others',
          type: 'news',
          name,
          title: { uz: 'Kun', ru: 'День' },
          page: '/news/1/old-day',
          states: { uz: 'there', ru: 'there', tr: 'missing', en: 'missing' },
        },
        {
          group: 'others',
          type: 'vacancies',
          name: '1-nurse',
          title: { uz: 'Hamshira', ru: 'Медсестра', tr: 'Hemşire', en: 'Nurse' },
          page: '/careers/1',
          states: { uz: 'there', ru: 'there', tr: 'there', en: 'there' },
        },
      ],
    });
  });

  it('shows its help in the language that is asked for', () => {
    const { status, stdout } = run(['--help', '--lang', 'tr']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Kullanım: npm run translations.*uz, ru, tr, en/s);
  });

  it.each([
    [['--fast'], {}, 'This command was not understood.\n\nUsage: '],
    [['--lang', 'de'], {}, 'There is no language “de”.'],
    [[], { npm_config_json: 'true' }, 'Put “--” before the options'],
  ])('explains itself after %j %j', (args, variables, message) => {
    const { status, stdout, stderr } = run(args, variables);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.slice(0, message.length)).toBe(message);
  });
});
