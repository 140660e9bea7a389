import { path } from '../../../src/routing/href.ts';
import { type Check, fault, ok } from '../check.ts';
import { tellDevelopers } from '../remedies.ts';

/** A form that is sent to a wrong address must not look as if it had been taken. */
export const postsToPages: Check = {
  name: 'posts to pages',
  async look(site) {
    const { status } = await site.ask(path('about'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'doctor=1',
    });
    if (status >= 400 && status < 500) return ok(`are refused (${status})`);
    return fault(
      `a POST to ${path('about')} answers ${status}`,
      tellDevelopers('what is sent to a page’s address must be refused; 405 is expected'),
    );
  },
};
