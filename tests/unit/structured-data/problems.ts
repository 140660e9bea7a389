import Validator, { type Extracted, type Issue } from '@adobe/structured-data-validator';
import { type Node, nodesIn, typesOf } from './nodes.ts';
import { rules } from './rules.ts';
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

/** Validates by this project's rules; a type without rules is a problem too. Returns the problems. */
export function findRuleProblems(graph: readonly Node[]): string[] {
  return nodesIn(graph).flatMap((node) =>
    typesOf(node).flatMap((type) => {
      const rule = rules[type];
      if (!rule) return [`${type}: no rules in tests/unit/structured-data/rules.ts`];
      const { error } = rule.safeParse(node);
      return (error?.issues ?? []).map(
        ({ path, message }) => `${type}.${path.join('.')}: ${message}`,
      );
    }),
  );
}

/** Validates nodes outside a page by all rules. Returns the problems. */
export async function findProblems(nodes: readonly unknown[]): Promise<string[]> {
  const graph = JSON.parse(JSON.stringify(nodes)) as Node[];
  const jsonld = Object.groupBy(graph, (node) => typesOf(node)[0] ?? '') as Extracted['jsonld'];
  return [...(await findValidatorProblems({ jsonld })), ...findRuleProblems(graph)];
}
