import { type Check, judge } from '../check.ts';
import { answerHeaders, pageHeaders } from '../expected-headers.ts';
import { headerProblems } from '../header-problems.ts';
import { tellDevelopers } from '../remedies.ts';
import { each } from '../samples.ts';

/** Header rules don't apply to functions, which send these themselves. */
const samples = [
  {
    kind: 'a challenge',
    path: '/api/bot-challenge?action=contact',
    accept: 'application/json',
    expected: answerHeaders,
  },
  {
    kind: 'a refusal in JSON',
    path: '/api/contact',
    accept: 'application/json',
    expected: answerHeaders,
  },
  { kind: 'a refusal as a page', path: '/api/contact', accept: 'text/html', expected: pageHeaders },
];

export const functionHeaders: Check = {
  name: 'headers of functions',
  async look(site) {
    const problems = await each(samples, async ({ kind, path, accept, expected }) => {
      const answer = await site.ask(path, { headers: { accept } });
      return headerProblems(answer, [expected]).map((problem) => `${kind} ${problem}`);
    });
    return judge(
      problems.flat(),
      'functions’ answers have the site’s security headers, as JSON and as a page',
      tellDevelopers('every answer of a function must have the headers of src/security/headers.ts'),
    );
  },
};
