import Validator, { type Extracted, type Issue } from '@adobe/structured-data-validator';
import { type Node, nodesIn, typesOf } from './nodes.ts';
import { rules } from './rules.ts';
import { vocabulary } from './vocabulary.ts';

const validator = new Validator(vocabulary());

/** Properties that search engines recommend and the site's content does not have. */
const without: Record<string, readonly string[]> = {
  // All work is done at the university, and vacancies name no pay and no hours.
  JobPosting: ['applicantLocationRequirements', 'baseSalary', 'employmentType', 'jobLocationType'],
  // The videos are short, stay, may be seen anywhere, and nobody counts their views.
  VideoObject: [
    'expires',
    'hasPart',
    'publication',
    'ineligibleRegion',
    'regionsAllowed',
    'interactionStatistic',
    'interactionCount',
    // Either of the two is asked for, and contentUrl is there.
    'embedUrl',
  ],
};

/** What is wrong by the rules of search engines and by schema.org's properties of each type. */
export async function validatorProblems(extracted: Extracted): Promise<string[]> {
  const issues = await validator.validate(extracted);
  return issues.filter((issue) => !isAccepted(issue)).map(describeIssue);
}

function isAccepted({ severity, path = [], fieldNames = [] }: Issue): boolean {
  const missing = without[path.at(-1)?.type ?? ''] ?? [];
  return severity === 'WARNING' && fieldNames.every((field) => missing.includes(field));
}

function describeIssue({ severity, issueMessage, path = [] }: Issue): string {
  const place = path.map(({ property, type }) => property ?? type).join('.');
  return `${severity} ${place}: ${issueMessage}`;
}

/** What is wrong by this project's own rules; a type without rules is wrong too. */
export function ruleProblems(graph: readonly Node[]): string[] {
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

/** All that is wrong with things that stand in no page. */
export async function problemsOfThings(things: readonly unknown[]): Promise<string[]> {
  const graph = JSON.parse(JSON.stringify(things)) as Node[];
  const jsonld = Object.groupBy(graph, (node) => typesOf(node)[0] ?? '') as Extracted['jsonld'];
  return [...(await validatorProblems({ jsonld })), ...ruleProblems(graph)];
}
