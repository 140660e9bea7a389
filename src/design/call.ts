import type { LocalizedDocument } from '../content-types/documents.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { type Link, phoneLink } from '../routing/link.ts';

/** What a page invites to do. */
export interface CallAction extends Link {
  type?: 'application/pdf';
  /** Among the facts, a button in outline: the page has a first action there. */
  quiet?: boolean;
}

/** What a page invites to, where it isn't the university's next admission. */
export interface Call {
  /** The admissions that the page is about; none where its text leads to each of them. */
  admissions?: readonly LocalizedDocument<'admissions'>[];
  /** Whether it is the admission's own page. */
  here?: boolean;
  /** On phones, instead of the university's telephone for any question. */
  phone?: Link | undefined;
  /** On phones, instead of the link to apply. */
  action?: CallAction | undefined;
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
