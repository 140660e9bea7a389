import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ContactForm } from './ContactForm.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each form has props of its own, which its page writes.
export const formIslands: Record<string, ComponentType<any>> = {
  contact: ContactForm,
  application: ApplicationForm,
};

/** Makes the form that the server wrote into `place` alive. Rejects when its props don't come. */
export async function mountForm(place: HTMLElement): Promise<void> {
  const { form = '', props = '' } = place.dataset;
  const Form = formIslands[form];
  const answer = await fetch(props);
  if (!Form || !answer.ok) throw new Error(`The form ${form} was not made alive`);
  hydrateRoot(place, <Form {...(await answer.json())} />);
}
