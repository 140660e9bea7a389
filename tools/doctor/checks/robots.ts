import { type Check, fault, ok } from '../check.ts';
import { deployAgain, setSiteUrl, tellDevelopers } from '../remedies.ts';
import { isOwn } from '../site.ts';

export const robots: Check = {
  name: 'search engines',
  async look(site) {
    const { status, text } = await site.get('/robots.txt');
    if (status !== 200) return fault(`/robots.txt answers ${status}`, deployAgain);
    const named = /^Sitemap:\s*(\S+)/im.exec(text)?.[1] ?? '';
    if (!isOwn(site, named) || new URL(named).pathname !== '/sitemap.xml') {
      return fault(`/robots.txt names ${named || 'no sitemap'}`, setSiteUrl(site));
    }
    if (/^Disallow:\s*\/\s*$/im.test(text)) {
      return fault(
        '/robots.txt keeps all search engines out',
        tellDevelopers('"Disallow: /" must go from robots.txt'),
      );
    }
    const tag = (await site.get('/')).headers['x-robots-tag'];
    if (/noindex|none/i.test([tag ?? []].flat().join())) {
      return fault(
        `pages have x-robots-tag: ${tag}, which keeps search engines out`,
        'Netlify does so with previews and branches: run the doctor with the address of production',
      );
    }
    return ok('are let in, and robots.txt names the sitemap');
  },
};
