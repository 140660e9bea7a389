import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { replyOf } from '../../../src/content-check/command-line.ts';
import { translationsCommand } from '../../../src/translations/command.ts';
import { contentFolder, facts, text } from './repository.ts';

/** Runs the command on a computer in English. */
const run = (args: readonly string[], variables: Record<string, string> = {}) =>
  replyOf(translationsCommand, args, { LANG: 'en_GB.UTF-8', ...variables });

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
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/translations/main.ts', '--lang', 'en', await folder()],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'news/1-old-day: tr missing (Kun)\nnews/1-old-day: en missing (Kun)',
        'This copy has no complete git history, so nothing is known about older translations.',
        'Languages: uz 2, ru 2, tr 1 (1 missing), en 1 (1 missing)\n',
      ].join('\n\n'),
    });
  });

  it('says so when nothing is to do', async () => {
    const content = await contentFolder();
    await content.write({ 'vacancies/1-nurse.yaml': 'title: { uz: H, ru: М, tr: H, en: N }\n' });
    expect((await run(['--lang', 'ru', content.dir])).text).toMatch(
      /^Все тексты есть на всех языках, устаревших переводов нет\.\n\n.*\n\nЯзыки: uz 1, ru 1, tr 1, en 1$/,
    );
  });

  it('writes all entries as JSON', async () => {
    const { code, text: json } = await run(['--json', await folder()]);
    expect(code).toBe(0);
    expect(JSON.parse(json)).toEqual({
      hasHistory: false,
      counts: {
        uz: { there: 2, missing: 0, older: 0 },
        ru: { there: 2, missing: 0, older: 0 },
        tr: { there: 1, missing: 1, older: 0 },
        en: { there: 1, missing: 1, older: 0 },
      },
      entries: [
        {
          type: 'news',
          name,
          title: { uz: 'Kun', ru: 'День' },
          page: '/news/1/old-day',
          states: { uz: 'there', ru: 'there', tr: 'missing', en: 'missing' },
          changes: {},
          mark: expect.stringMatching(/^[0-9a-f]{12}$/),
        },
        {
          type: 'vacancies',
          name: '1-nurse',
          title: { uz: 'Hamshira', ru: 'Медсестра', tr: 'Hemşire', en: 'Nurse' },
          page: '/careers/1',
          states: { uz: 'there', ru: 'there', tr: 'there', en: 'there' },
          changes: {},
          mark: expect.stringMatching(/^[0-9a-f]{12}$/),
        },
      ],
    });
  });

  it.each([
    ['uz', 'Foydalanish'],
    ['ru', 'Как пользоваться'],
    ['tr', 'Kullanım'],
    ['en', 'Usage'],
  ])('shows its help in %s', async (lang, word) => {
    const { code, text: help } = await run(['--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(help).toMatch(new RegExp(`^${word}: npm run translations.*uz, ru, tr, en`, 's'));
  });

  it.each([
    [['--fast'], {}, 'This command was not understood.\n\nUsage: '],
    [['--lang', 'de'], {}, 'There is no language “de”.'],
    [[], { npm_config_json: 'true' }, 'Put “--” before the options'],
  ])('explains itself after %j %j', async (args, variables, message) => {
    const { code, text: said } = await run(args, variables);
    expect([code, said.slice(0, message.length)]).toEqual([2, message]);
  });
});
