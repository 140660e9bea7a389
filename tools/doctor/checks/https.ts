import { type Check, developerAdvice, fault, notChecked, ok } from '../check.ts';
import { maxAgeSeconds } from '../inspect.ts';
import { redirectTarget } from '../site.ts';

/** Seconds. */
const halfAYear = 180 * 24 * 3600;

/** Whether plain HTTP redirects to HTTPS, and HSTS is sent. */
export const https: Check = {
  name: 'HTTPS',
  async run(site) {
    const { protocol, host } = new URL(site.origin);
    if (site.isLocal) {
      return notChecked(
        'a site on this computer has none',
        'run the doctor with the public address',
      );
    }
    if (protocol !== 'https:') {
      return fault(
        `${site.origin} answers without encryption`,
        `in Netlify (Domain management, HTTPS), have the certificate made and HTTPS forced, and run the doctor with https://${host}`,
      );
    }
    const plain = await site.request(`http://${host}/`);
    if (redirectTarget(plain, site)?.origin !== site.origin) {
      return fault(
        `http://${host}/ answers ${plain.status} and doesn’t lead to ${site.origin}`,
        'in Netlify (Domain management, HTTPS), choose “Force HTTPS”',
      );
    }
    for (const path of ['/', '/api/bot-challenge?action=contact']) {
      const value = (await site.get(path)).headers['strict-transport-security'];
      if ((maxAgeSeconds(value) ?? 0) >= halfAYear) continue;
      return fault(
        `${path} has strict-transport-security: ${value}`,
        developerAdvice('pages and functions must say that the site is for HTTPS alone'),
      );
    }
    return ok('http:// leads to https://, and browsers remember that (HSTS)');
  },
};
