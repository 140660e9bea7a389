import { http } from '../../client/http.ts';
import { mountIsland } from '../mount-island.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

/** Hydrates the form that the server rendered into `root`. Rejects when its props don't load. */
export async function mountForm(root: HTMLElement): Promise<void> {
  const { props = '', own = '{}' } = root.dataset;
  const response = await http(props);
  mountIsland(root, SubmissionForm, { ...(await response.json()), ...JSON.parse(own) });
}
