// Removes what has ended of half-written forms: its name begins with its end (islands/forms/draft.ts).
try {
  for (const name in localStorage) if (parseFloat(name) < Date.now()) delete localStorage[name];
} catch {
  // Storage is blocked: there is nothing to remove.
}
