import './language-entry.ts';
import './head-entry.ts';
