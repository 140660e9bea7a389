import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { type Check, judge } from '../check.ts';
import { deployAgain } from '../remedies.ts';
import { each } from '../samples.ts';
import { redirectTarget } from '../site.ts';

export const redirects: Check = {
  name: 'redirects',
  async look(site) {
    const expected = Object.entries(fixedRedirects());
    const problems = await each(expected, async ([from, to]) => {
      const answer = await site.ask(from);
      const target = redirectTarget(answer, site);
      if (answer.status === 301 && target?.href === new URL(to, site.origin).href) return [];
      const where = target ? ` and leads to ${target.href}` : '';
      return `${from} answers ${answer.status}${where}, not 301 to ${to}`;
    });
    return judge(
      problems.flat(),
      `${expected.length} old addresses lead to the new ones`,
      deployAgain,
    );
  },
};
