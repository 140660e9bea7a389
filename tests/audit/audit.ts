/*
 * npm run audit                        judges the content and what takes long, and prints what to do
 * npm run audit -- facts search        only these
 * npm run audit -- --json report.json  writes the report to a file as well
 *
 * The exit code is 1 when something is plainly wrong ("broken"), 0 when there is only advice.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../tools/setup/build.mjs';
import { audits } from './audits.ts';
import { reportOf, summaryOf } from './report.ts';
import { type Result, runAudit } from './run.ts';
import { thisSite } from './site.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const unknown = names.find((name) => !Object.hasOwn(audits, name));
if (unknown !== undefined) {
  console.error(`No audit is called "${unknown}": choose from ${Object.keys(audits).join(', ')}`);
  process.exit(2);
}
const selected = Object.entries(audits).filter(([name, { onlyNamed }]) =>
  names.length > 0 ? names.includes(name) : !onlyNamed,
);
if (selected.some(([, { built }]) => built)) await buildIfStale();

const results: Result[] = [];
for (const [name, audit] of selected) {
  console.error(`${name} …`);
  const result = await runAudit(name, audit, thisSite);
  console.log(`${reportOf(result)}\n`);
  results.push(result);
}
console.log(summaryOf(results));
if (values.json) await writeFile(values.json, JSON.stringify(results, undefined, 2));
if (results.some(({ findings }) => findings.some(({ broken }) => broken))) process.exitCode = 1;
