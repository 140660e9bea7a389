import { expect, it } from 'vitest';
import { follow, type Sources, type State } from '../../../../src/admin/publishing/publication.ts';

type Run = NonNullable<Awaited<ReturnType<Sources['runs']>>>[number];

const ended = Date.UTC(2026, 10, 28, 9);

const run = (conclusion: string | null, id = 'a1'): Run => ({
  conclusion,
  updated_at: new Date(ended).toISOString(),
  html_url: `https://github.com/owner/name/actions/runs/${id}`,
  display_title: `Publish ${id}`,
});

/** The states of the publication a1. The last answer is repeated. */
async function statesOf(
  runs: readonly (readonly Run[] | undefined)[],
  built: readonly (number | undefined)[] = [],
): Promise<State[]> {
  const next = <Answer>(answers: readonly Answer[]) => {
    let asked = 0;
    return async () => answers[Math.min(asked++, answers.length - 1)];
  };
  const sources = { runs: next(runs), built: next(built), wait: async () => {} };
  return Array.fromAsync(follow('a1', 'https://github.com/runs', sources));
}

it('waits for the run, then for a build that began after it', async () => {
  const answers = [undefined, [], [run(null)], [run('failure', 'b2'), run('success')]];
  expect(await statesOf(answers, [undefined, ended - 60_000, ended + 60_000])).toEqual([
    { name: 'checking' },
    { name: 'building' },
    { name: 'published' },
  ]);
});

it('says where the report is when the run has failed', async () => {
  expect(await statesOf([[run('failure')]], [ended + 1])).toEqual([
    { name: 'checking' },
    { name: 'stopped', report: 'https://github.com/owner/name/actions/runs/a1' },
  ]);
});

it('gives up if the site is not built, or no run appears', async () => {
  expect(await statesOf([[run('success')]], [ended - 1])).toEqual([
    { name: 'checking' },
    { name: 'building' },
    { name: 'late', report: 'https://github.com/owner/name/actions/runs/a1' },
  ]);
  expect(await statesOf([[run('success', 'b2')]], [ended + 1])).toEqual([
    { name: 'checking' },
    { name: 'late', report: 'https://github.com/runs' },
  ]);
});
