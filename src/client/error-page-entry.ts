// Not the errors': this page shows what they kept.
import './preferences-entry.ts';
