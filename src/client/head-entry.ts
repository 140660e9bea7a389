import './startup-errors.ts';
import './preferences-entry.ts';
