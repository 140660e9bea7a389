import type { GitHubBackend } from '@sveltia/cms';

/**
 * Where the authors' screen of a deployed site reads and saves. On localhost Sveltia offers the folder
 * of the checkout instead. What is saved doesn't deploy by itself: a button publishes all of it.
 */
export function repositoryBackend(
  {
    repository = '',
    branch = 'main',
  }: {
    /** `https://github.com/owner/name`, or the same for SSH. */
    repository: string | undefined;
    /** The branch that is built. */
    branch: string | undefined;
  },
  site: URL | undefined,
): GitHubBackend {
  const [, repo = 'owner/name'] =
    /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(repository) ?? [];
  return {
    name: 'github',
    repo,
    branch,
    base_url: site?.origin ?? '',
    auth_endpoint: 'api/cms/auth',
    skip_ci: true,
  };
}
