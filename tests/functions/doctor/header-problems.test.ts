import { expect, it } from 'vitest';
import { findHeaderProblems } from '../../../tools/doctor/checks/security-headers.ts';

const page = { 'content-security-policy': "base-uri 'none'", 'x-frame-options': 'DENY' };
const data = { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' };

type Headers = Record<string, string>;

const problems = (headers: Headers, accepted: Headers[] = [page, data]) =>
  findHeaderProblems({ path: '/a.pdf', headers }, accepted);

it.each([
  ['as a page', page],
  ['as data', data],
  ['both', { ...page, 'content-security-policy': "base-uri 'none', default-src 'none'" }],
])('is content with the values that are accepted: %s', (_, headers) => {
  expect(problems(headers)).toEqual([]);
});

it.each([
  ['is missing', { 'x-frame-options': 'DENY' }, '(/a.pdf) has no content-security-policy'],
  [
    'is another',
    { ...page, 'x-frame-options': 'DENYING' },
    '(/a.pdf) has x-frame-options: DENYING',
  ],
  [
    'has a second value',
    { ...page, 'content-security-policy': "base-uri 'none', script-src *" },
    "(/a.pdf) has content-security-policy: base-uri 'none', script-src *",
  ],
])('names what %s', (_, headers, problem) => {
  expect(problems(headers)).toEqual([problem]);
});

it('leaves the value of HSTS to the check of HTTPS', () => {
  expect(problems({}, [{ 'strict-transport-security': 'max-age=1' }])).toEqual([]);
});
