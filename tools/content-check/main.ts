import { parseArgs } from 'node:util';
import { inspectContent } from './check.ts';
import { fixContent } from './fix.ts';
import { fixReport, report } from './report.ts';

const { values, positionals } = parseArgs({
  options: { fix: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [dir = 'src/content'] = positionals;

if (values.fix) console.log(`${fixReport(await fixContent(dir))}\n`);
const { problems, fileCount } = await inspectContent(dir);
console.log(report(problems, fileCount));
process.exitCode = problems.length === 0 ? 0 : 1;
