import { hydrateRoot } from 'react-dom/client';
import { http } from '../../client/http.ts?of=forms';
import { SubmissionForm } from './SubmissionForm.tsx';

/** Hydrates the form that the server rendered into `container`. Rejects when its props don't load. */
export async function mountForm(container: HTMLElement): Promise<void> {
  const response = await http(container.dataset['props'] ?? '');
  hydrateRoot(container, <SubmissionForm {...(await response.json())} />);
}
