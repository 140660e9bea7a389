import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { http } from '../../client/http.ts?of=forms';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ContactForm } from './ContactForm.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each form has props of its own, which its page writes.
export const formIslands: Record<'contact' | 'application', ComponentType<any>> = {
  contact: ContactForm,
  application: ApplicationForm,
};

/** Makes the form that the server wrote into `place` alive. Rejects when its props don't come. */
export async function mountForm(place: HTMLElement): Promise<void> {
  const { pageForm: form, props = '' } = place.dataset;
  const Form = formIslands[form as keyof typeof formIslands];
  const answer = await http(props);
  hydrateRoot(place, <Form {...(await answer.json())} />);
}
