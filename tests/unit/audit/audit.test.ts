import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advice, broken } from '../../audit/outcome.ts';
import { reportOf, summaryOf } from '../../audit/report.ts';
import { runAudit } from '../../audit/run.ts';
import { newsData, newsText, project, withShared } from '../content-check/fixture.ts';

const site = { content: '', dist: '' };
const audit = (run: () => Promise<{ findings: ReturnType<typeof advice>[]; notes?: string[] }>) =>
  runAudit('sums', { title: 'sums', built: false, run }, site);

describe('the report', () => {
  it('names what is broken first, then the advice and the notes', async () => {
    const result = await audit(async () => ({
      findings: [advice('b.md', 'is long', 'shorten it'), broken('a.md', 'is wrong', 'mend it')],
      notes: ['2 files'],
    }));
    expect(reportOf({ ...result, seconds: 1.25 }).split('\n')).toEqual([
      expect.stringContaining('── sums (sums): 1 broken, 1 advice, 1.3 s'),
      'broken  a.md: is wrong — mend it',
      'advice  b.md: is long — shorten it',
      '        2 files',
    ]);
    expect(summaryOf([result, result])).toBe('2 audits: 2 broken, 2 advice');
  });

  it('calls an audit without findings sound', async () => {
    const result = await audit(async () => ({ findings: [] }));
    expect(reportOf(result)).toContain('sums (sums): sound, ');
  });

  it('says that an audit did not finish, which fails it', async () => {
    const { findings } = await audit(() => Promise.reject(new Error('no such folder')));
    expect(findings).toMatchObject([{ broken: true, where: 'sums' }]);
    expect(findings[0]?.what).toContain('did not finish: Error: no such folder');
  });
});

describe('npm run audit', () => {
  async function run(uz: string, en: string, ...names: string[]) {
    const dir = await project({
      'news/1-open-day/index.uz.md': withShared(newsData, newsText(uz)),
      'news/1-open-day/index.en.md': newsText(en),
    });
    const env = { ...process.env, SITE_FOLDER: relative(process.cwd(), `${dir}/../..`) };
    const args = ['tests/audit/audit.ts', ...names];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    return { status, stdout, stderr };
  }

  it('exits with 1 for facts that differ', async () => {
    const { status, stdout } = await run('5-mayda', 'On 6 May', 'facts');
    expect(stdout).toMatch(/^broken {2}.*1-open-day: section 0: 05-05: not in en — correct/m);
    expect(status).toBe(1);
  });

  it('exits with 0 for advice', async () => {
    const { status, stdout } = await run('[Qabul](/admission)', 'Admission', 'facts');
    expect(stdout).toMatch(/^advice {2}.*1-open-day: link to \/admission: not in en — add/m);
    expect(status).toBe(0);
  });

  it('exits with 2 for a name that no audit has', async () => {
    const { status, stderr } = await run('A', 'A', 'fact');
    expect(stderr).toContain('No audit is called "fact": choose from content, facts, people');
    expect(status).toBe(2);
  });
});
