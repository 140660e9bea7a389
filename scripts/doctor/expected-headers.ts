import { siteHeaders } from '../../src/security/headers.ts';

type Headers = Readonly<Record<string, string>>;

const [rules = ''] = siteHeaders('').split(/\n(?=\/)/);

/** The headers of pages, by name in lower case. */
export const pageHeaders: Headers = Object.fromEntries(
  rules
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(': ', 2) as [string, string])
    .map(([name, value]) => [name.toLowerCase().replace(/:$/, ''), value])
    .filter(([, value]) => value),
);

/** The headers of a function's answers that are no HTML, by name in lower case. */
export const answerHeaders: Headers = { 'x-content-type-options': 'nosniff' };

/** What differs with files that other sites show inside their pages. */
export const openHeaders: Headers = {};
