import { limits } from '../../forms/limits.ts';

/** A half-written form: its texts and choices, never a file, a consent or a social status. */
export interface Draft {
  /** The idempotency key: what was sent but not answered isn't recorded twice after a reload. */
  key: string;
  values: Record<string, string>;
}

const lifetime = limits.draftHours * 60 * 60 * 1000;

/**
 * `1763884800000 draft of contact`: the name begins with the moment at which the draft ends, so that
 * every page can remove it without a look inside (client/past-drafts.ts).
 */
const nameOf = (form: string, until: number) => `${until} draft of ${form}`;

const namesOf = (form: string) =>
  Object.keys(localStorage).filter((name) => name.endsWith(nameOf(form, 0).slice(1)));

/** The draft of a form from the last 24 hours. None where the browser keeps nothing. */
export function readDraft(form: string, now = Date.now()): Draft | undefined {
  try {
    for (const name of namesOf(form)) {
      const left = Number.parseInt(name, 10) - now;
      if (left > 0 && left <= lifetime) return JSON.parse(localStorage.getItem(name) ?? '');
      localStorage.removeItem(name);
    }
  } catch {
    // Storage is blocked, or something else wrote there.
  }
  return undefined;
}

export function saveDraft(form: string, draft: Draft, now = Date.now()): void {
  try {
    const name = nameOf(form, now + lifetime);
    localStorage.setItem(name, JSON.stringify(draft));
    for (const past of namesOf(form)) if (past !== name) localStorage.removeItem(past);
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}

export function clearDraft(form: string): void {
  try {
    for (const name of namesOf(form)) localStorage.removeItem(name);
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}
