import { type Check, judge } from '../check.ts';
import { each, hashedAssets } from '../samples.ts';

export const unchangedPages: Check = {
  name: 'unchanged pages',
  async look(site) {
    const [asset = []] = await hashedAssets(site);
    const problems = await each(['/', asset].flat(), async (path) => {
      const { etag } = (await site.get(path)).headers;
      if (!etag) return `${path} has no ETag`;
      const { status } = await site.ask(path, { headers: { 'if-none-match': etag } });
      return status === 304 ? [] : `${path} answers ${status}, not 304, to a browser that has it`;
    });
    return judge(
      problems.flat(),
      'are not sent a second time (304)',
      'every visit would load everything again: if another service stands before Netlify, it must pass on ETag and If-None-Match',
    );
  },
};
