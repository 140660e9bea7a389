import Validator, { type Extracted, type Issue } from '@adobe/structured-data-validator';
import { vocabulary } from './vocabulary.ts';

const validator = new Validator(vocabulary());

/** Recommended properties that the site's content doesn't have. */
const omittedProperties: Record<string, readonly string[]> = {
  // All work is on site, and vacancies state no salary and no hours.
  JobPosting: ['applicantLocationRequirements', 'baseSalary', 'employmentType', 'jobLocationType'],
  // The videos are short, permanent and available everywhere; their views are not counted.
  VideoObject: [
    'expires',
    'hasPart',
    'publication',
    'ineligibleRegion',
    'regionsAllowed',
    'interactionStatistic',
    'interactionCount',
    // Only one of contentUrl and embedUrl is required.
    'embedUrl',
  ],
};

/** Validates by search engines' rules and schema.org's properties. Returns the problems. */
export async function findValidatorProblems(extracted: Extracted): Promise<string[]> {
  const issues = await validator.validate(extracted);
  return issues.filter((issue) => !isAccepted(issue)).map(describeIssue);
}

function isAccepted({ severity, path = [], fieldNames = [] }: Issue): boolean {
  const missing = omittedProperties[path.at(-1)?.type ?? ''] ?? [];
  return severity === 'WARNING' && fieldNames.every((field) => missing.includes(field));
}

function describeIssue({ severity, issueMessage, path = [] }: Issue): string {
  const place = path.map(({ property, type }) => property ?? type).join('.');
  return `${severity} ${place}: ${issueMessage}`;
}
