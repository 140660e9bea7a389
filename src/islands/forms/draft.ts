import { limits } from '../../forms/limits.ts';
import type { FormName } from '../../forms/registry.ts';

/** An unsent form: its text and selections, never a file, a consent or a social status. */
interface Draft {
  /** The idempotency key: a form that was sent but not answered is not stored twice after a reload. */
  key: string;
  values: Record<string, string>;
}

const lifetimeMs = limits.draftHours * 60 * 60 * 1000;

/**
 * The draft's key in localStorage: `1763884800000 draft of contact`. It starts with the time at which the
 * draft expires, so that every page can remove it without parsing its value (client/tidy-storage.ts).
 */
const storageKey = (form: FormName, expires: number) => `${expires} draft of ${form}`;

const storageKeys = (form: FormName) =>
  Object.keys(localStorage).filter((key) => key.endsWith(storageKey(form, 0).slice(1)));

/** The draft of a form from the last 24 hours; undefined if storage is blocked. */
export function readDraft(form: FormName, now = Date.now()): Draft | undefined {
  try {
    for (const key of storageKeys(form)) {
      const remaining = Number.parseInt(key, 10) - now;
      if (remaining > 0 && remaining <= lifetimeMs) {
        return JSON.parse(localStorage.getItem(key) ?? '');
      }
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, or its value was written by something else.
  }
  return undefined;
}

/** Replaces the draft of a form. Never throws; without storage there are no drafts. */
export function saveDraft(form: FormName, draft: Draft, now = Date.now()): void {
  try {
    const key = storageKey(form, now + lifetimeMs);
    localStorage.setItem(key, JSON.stringify(draft));
    for (const old of storageKeys(form)) if (old !== key) localStorage.removeItem(old);
  } catch {
    // Storage is blocked or full.
  }
}

/** Removes the draft of a form. Never throws. */
export function clearDraft(form: FormName): void {
  try {
    for (const key of storageKeys(form)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
