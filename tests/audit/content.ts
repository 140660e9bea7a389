import { checkContent } from '../../src/content-check/check.ts';
import { sentences } from '../../src/content-check/message.ts';
import type { Problem } from '../../src/content-check/problem.ts';
import { fieldName } from '../../src/content-check/report.ts';
import { advice, broken, type Outcome } from './outcome.ts';
import type { AuditedSite } from './site.ts';

const todo = 'edit that file; the authors’ guide says how';

/** The errors and warnings of the content check: terms against the glossary, old dates and more. */
export async function auditContent({ content }: AuditedSite): Promise<Outcome> {
  const { problems, warnings, fileCount } = await checkContent(content);
  const where = ({ file, field, line }: Problem) =>
    [file, line, field && fieldName(field, 'en')].filter(Boolean).join(':');
  const what = ({ messages }: Problem) => sentences(messages, 'en');
  return {
    findings: [
      ...problems.map((problem) => broken(where(problem), what(problem), todo)),
      ...warnings.map((warning) => advice(where(warning), what(warning), todo)),
    ],
    notes: [`${fileCount} files`],
  };
}
