import { appendFile } from 'node:fs/promises';
import { contentFolder } from '../../build/site-folder.mjs';
import { checkInSteps } from '../../content-check/check.ts';
import { defaultLocale, isLocale } from '../../i18n/locales.ts';
import { publicationReport } from './report.ts';

// npm run check:publication, for .github/workflows/publish.yml: the exit code is 1 if the site can't be built.
const {
  PUBLISH_LANGUAGE: language,
  PUBLISH_SITE: site,
  GITHUB_STEP_SUMMARY: summary,
} = process.env;
const { problems } = await checkInSteps(contentFolder);
const locale = isLocale(language) ? language : defaultLocale;
const report = publicationReport(problems, locale, site && URL.canParse(site) ? site : undefined);
console.log(report);
if (summary) await appendFile(summary, report);
process.exitCode = problems.length === 0 ? 0 : 1;
