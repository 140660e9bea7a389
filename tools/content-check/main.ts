import { program } from 'commander';
import { checkContent } from './check.ts';
import { fixContent } from './fix.ts';
import { fixReport, report } from './report.ts';

program
  .name('npm run check:content --')
  .description('Checks the files in src/content. Ends with 1 when there are problems.')
  .argument('[folder]', 'the content folder', 'src/content')
  .option('--fix', 'first correct the apostrophes in Uzbek text')
  .action(async (folder: string, { fix }: { fix?: true }) => {
    if (fix) console.log(`${fixReport(await fixContent(folder))}\n`);
    const result = await checkContent(folder);
    console.log(report(result));
    process.exitCode = result.problems.length === 0 ? 0 : 1;
  });

await program.parseAsync();
