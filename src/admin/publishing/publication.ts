/** What becomes of a publication. */
export type State =
  | { name: 'checking' | 'building' }
  | { name: 'published' }
  /** `report` is the address of the page that says why. */
  | { name: 'stopped' | 'late'; report: string };

/** The publish workflow's run. */
interface Run {
  /** `null` until it has ended. */
  conclusion: string | null;
  /** When it last changed, as ISO 8601. */
  updated_at: string;
  html_url: string;
  /** The run's name, which ends with the publication's id. */
  display_title: string;
}

/** Each undefined without an answer. */
export interface Sources {
  /** The newest runs of the workflow. */
  runs: () => Promise<readonly Run[] | undefined>;
  /** When the build that the site shows began, in milliseconds. */
  built: () => Promise<number | undefined>;
  /** Between questions. */
  wait: () => Promise<void>;
}

/** So many questions are asked: 20 minutes. */
const most = 120;
export const pause = 10_000;

/**
 * Follows a publication until the site shows it, or something stopped it. The site is built after the
 * workflow's run has ended, so that its earlier builds, such as a colleague's, don't count.
 *
 * @param report the address of the list of runs, for a run that doesn't appear
 */
export async function* follow(
  id: string,
  report: string,
  { runs, built, wait }: Sources,
): AsyncGenerator<State> {
  yield { name: 'checking' };
  let run: Run | undefined;
  let isChecked = false;
  for (let asked = 0; asked < most; asked++) {
    await wait();
    if (!isChecked) {
      run = (await runs())?.find((one) => one.display_title.endsWith(id)) ?? run;
      if (!run?.conclusion) continue;
      if (run.conclusion !== 'success') return yield { name: 'stopped', report: run.html_url };
      isChecked = true;
      yield { name: 'building' };
    }
    if (((await built()) ?? 0) > Date.parse(run?.updated_at ?? ''))
      return yield { name: 'published' };
  }
  yield { name: 'late', report: run?.html_url ?? report };
}
