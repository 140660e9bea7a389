import './startup-errors.ts';
import './preferences-entry.ts';
import './past-drafts.ts';
