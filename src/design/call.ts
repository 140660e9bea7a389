import type { LocalizedDocument } from '../content-types/documents.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { type Link, phoneLink } from '../routing/link.ts';

/** An action that a page invites to. */
export interface CallAction extends Link {
  type?: 'application/pdf';
  /** An outlined button among the facts, because the page already has a main action there. */
  quiet?: boolean;
}

/** A page's invitation, if it differs from the university's next admission. */
export interface Call {
  /** The admissions that the page is about; empty if its text links to each of them. */
  admissions?: readonly LocalizedDocument<'admissions'>[];
  /** Whether it is the admission's own page. */
  here?: boolean;
  /** Replaces the university's general telephone on phones. */
  phone?: Link | undefined;
  /** Replaces the link to apply on phones. */
  action?: CallAction | undefined;
  /** Replaces the link to apply in the header. */
  header?: CallAction;
}

interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
}

/** An invitation to call the page's person or unit. */
export function phoneCall({ phone }: Contact): Call {
  return { phone: phoneLink(phone) };
}

/** An invitation to call the page's person or unit, or to mail them; `form` is preferred to mail. */
export function contactCall({ email, ...contact }: Contact, locale: Locale, form?: Link): Call {
  const mail = email && { label: translator(locale)('trust.write'), href: `mailto:${email}` };
  return {
    ...phoneCall(contact),
    action: form ?? (mail || undefined),
  };
}
