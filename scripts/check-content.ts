import { parseArgs } from 'node:util';
import { inspectContent } from './content-check/check.ts';
import { fixContent } from './content-check/fix.ts';
import { fixReport, report } from './content-check/report.ts';

const { values, positionals } = parseArgs({
  options: { fix: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [dir = 'src/content'] = positionals;

if (values.fix) console.log(`${fixReport(await fixContent(dir))}\n`);
const { problems, fileCount } = await inspectContent(dir);
console.log(report(problems, fileCount));
process.exitCode = problems.length === 0 ? 0 : 1;
