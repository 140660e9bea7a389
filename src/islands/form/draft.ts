import { limits } from '../../forms/limits.ts';

/** A half-written form: its texts and choices, never a file or a consent. */
export interface Draft {
  /** The idempotency key: what was sent but not answered isn't recorded twice after a reload. */
  key: string;
  values: Record<string, string>;
}

interface Kept extends Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

const lifetime = limits.draftHours * 60 * 60 * 1000;
const nameOf = (form: string) => `draft:${form}`;

/** The draft of a form from the last 24 hours. None where the browser keeps nothing. */
export function readDraft(form: string, now = Date.now()): Draft | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(nameOf(form)) ?? 'null');
    if (kept && now - kept.savedAt < lifetime && now >= kept.savedAt) return kept;
    localStorage.removeItem(nameOf(form));
  } catch {
    // Storage is blocked, or something else wrote there.
  }
  return undefined;
}

export function saveDraft(form: string, draft: Draft, now = Date.now()): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ ...draft, savedAt: now } satisfies Kept));
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}

export function clearDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}
