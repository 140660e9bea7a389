import type { GitHubBackend } from '@sveltia/cms';

/** What the host of builds says of the repository. */
interface BuildEnvironment {
  /** `https://github.com/owner/name`, or the same for SSH. */
  REPOSITORY_URL?: string;
  /** The branch that is built. */
  BRANCH?: string;
}

/**
 * Where the authors' screen of a deployed site reads and saves. On localhost Sveltia offers the folder
 * of the checkout instead. What is saved doesn't deploy by itself: a button publishes all of it.
 */
export function repositoryBackend(
  { REPOSITORY_URL = '', BRANCH = 'main' }: BuildEnvironment,
  site: URL | undefined,
): GitHubBackend {
  const [, repo = 'owner/name'] =
    /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(REPOSITORY_URL) ?? [];
  return {
    name: 'github',
    repo,
    branch: BRANCH,
    base_url: site?.origin ?? '',
    auth_endpoint: 'api/cms/auth',
    skip_ci: true,
  };
}
