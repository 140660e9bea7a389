import type { GitHubBackend } from '@sveltia/cms';

/**
 * The repository that the authors' screen of a deployed site reads and saves to. On localhost Sveltia offers
 * the folder of the checkout instead. Saving doesn't deploy: a button publishes all changes together.
 */
export function repositoryBackend(
  {
    repository = '',
    branch = 'main',
  }: {
    /** `https://github.com/owner/name`, or its SSH form. */
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
