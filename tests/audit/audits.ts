import { auditAnotherUniversity } from './another-university.ts';
import { auditAccessibility } from './axe/audit.ts';
import { auditCommands } from './commands/commands.ts';
import { outcomeOf } from './commands/run.ts';
import { auditContent } from './content.ts';
import { auditEdits } from './edits.ts';
import { auditFacts } from './facts/same-facts.ts';
import { auditForms } from './forms/every-form.ts';
import { auditWrittenForm } from './forms/written-form.ts';
import { auditGlossary } from './glossary.ts';
import type { Audit } from './outcome.ts';
import { auditPeople } from './people/people.ts';
import { auditSearch } from './search/audit.ts';
import { auditSpelling } from './spelling/spelling.ts';
import { stress } from './stress.ts';
import { auditText } from './text.ts';
import { auditWeights } from './weights/audit.ts';

/** Every audit, in the order of the report. */
export const audits: Record<string, Audit> = {
  content: { title: 'the content check, and its warnings', built: false, run: auditContent },
  facts: { title: 'the same facts in all languages', built: false, run: auditFacts },
  people: { title: 'names, and the order of the staff', built: false, run: auditPeople },
  spelling: { title: 'words that no dictionary has', built: false, run: auditSpelling },
  glossary: { title: 'words that the glossary itself refuses', built: false, run: auditGlossary },
  text: { title: 'Uzbek letters; Uzbek words elsewhere', built: true, run: auditText },
  search: { title: 'what the search finds', built: true, run: auditSearch },
  weights: { title: 'the weight of every page', built: true, run: auditWeights },
  axe: { title: 'accessibility of every page', built: true, run: auditAccessibility },
  files: { title: 'files as the screen writes them', built: true, run: auditWrittenForm },
  forms: { title: 'every form of the authors’ screen', built: true, run: auditForms },
  kills: { title: 'a site killed 40 times loses nothing', built: true, run: stress('kills', 40) },
  fuzz: { title: '5,000 hostile posts', built: true, run: stress('fuzz', 5_000) },
  schedules: {
    title: '20,000 orders of posts and runs',
    built: true,
    run: stress('schedules', 20_000),
  },
  edits: { title: '20 series of owners’ edits are built', built: false, run: auditEdits },
  move: {
    title: 'another university moves in, with two languages',
    built: false,
    run: auditAnotherUniversity,
  },
  commands: { title: 'every command, briefly', built: true, run: auditCommands },
  parity: {
    title: 'netlify-cli answers as the local platform does; 350 MB to download',
    built: false,
    onlyNamed: true,
    run: () =>
      outcomeOf(
        { program: 'npm', args: ['run', '--silent', 'test:parity'] },
        'tell the developers: tools/local-platform differs from Netlify',
      ),
  },
};
