import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { type Check, judge } from '../check.ts';
import { deployAgain } from '../remedies.ts';
import { each } from '../samples.ts';

export const redirects: Check = {
  name: 'redirects',
  async look(site) {
    const expected = Object.entries(fixedRedirects());
    const problems = await each(expected, async ([from, to]) => {
      const { status, headers } = await site.ask(from);
      const target = headers.location && URL.parse(headers.location, site.origin);
      const isRight = status === 301 && target && target.href === new URL(to, site.origin).href;
      return isRight ? [] : `${from} answers ${status}, not 301 to ${to}`;
    });
    return judge(
      problems.flat(),
      `${expected.length} old addresses lead to the new ones`,
      deployAgain,
    );
  },
};
