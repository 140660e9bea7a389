import { type Check, developerAdvice, fault, findProblems, notChecked } from '../check.ts';
import { maxAgeSeconds } from '../inspect.ts';
import { targetOf } from '../site.ts';

/** Seconds. */
const halfAYear = 180 * 24 * 3600;

/** Whether plain HTTP redirects to HTTPS, and HSTS is sent. */
export const https: Check = {
  name: 'HTTPS',
  async run(site) {
    const { protocol, host } = new URL(site.origin);
    if (site.isLocal) {
      const todo = 'run the doctor with the public address';
      return notChecked('a site on this computer has none', todo);
    }
    if (protocol !== 'https:') {
      return fault(
        `${site.origin} answers without encryption`,
        `in Netlify (Domain management, HTTPS), have the certificate made and HTTPS forced, and run the doctor with https://${host}`,
      );
    }
    const plain = await site.request(`http://${host}/`);
    if (!targetOf(plain, site)?.startsWith(`${site.origin}/`)) {
      return fault(
        `http://${host}/ answers ${plain.status} and doesn’t lead to ${site.origin}`,
        'in Netlify (Domain management, HTTPS), choose “Force HTTPS”',
      );
    }
    return findProblems(
      ['/', '/api/bot-challenge?action=contact'],
      async (path) => {
        const value = (await site.get(path)).headers.get('strict-transport-security');
        const isLong = (maxAgeSeconds(value) ?? 0) >= halfAYear;
        return isLong ? undefined : `${path} has strict-transport-security: ${value}`;
      },
      'http:// leads to https://, and browsers remember that (HSTS)',
      developerAdvice('pages and functions must say that the site is for HTTPS alone'),
    );
  },
};
