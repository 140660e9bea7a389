import './startup-errors.ts';
import './preferences-entry.ts';

// Deletes expired form drafts: their keys begin with the time at which they expire.
try {
  for (const name in localStorage) if (parseFloat(name) < Date.now()) delete localStorage[name];
} catch {
  // Storage is blocked: there are no drafts.
}
