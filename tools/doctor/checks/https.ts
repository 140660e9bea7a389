import { type Check, fault, notChecked, ok } from '../check.ts';
import { tellDevelopers } from '../remedies.ts';
import { secondsKept } from '../samples.ts';
import { redirectTarget } from '../site.ts';

const halfAYear = 180 * 24 * 3600;

export const https: Check = {
  name: 'HTTPS',
  async look(site) {
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
    const plain = await site.ask(`http://${host}/`);
    if (redirectTarget(plain, site)?.origin !== site.origin) {
      return fault(
        `http://${host}/ answers ${plain.status} and doesn’t lead to ${site.origin}`,
        'in Netlify (Domain management, HTTPS), choose “Force HTTPS”',
      );
    }
    for (const path of ['/', '/api/bot-challenge?action=contact']) {
      const value = (await site.get(path)).headers['strict-transport-security'];
      if ((secondsKept(value) ?? 0) >= halfAYear) continue;
      return fault(
        `${path} has strict-transport-security: ${value}`,
        tellDevelopers('pages and functions must say that the site is for HTTPS alone'),
      );
    }
    return ok('http:// leads to https://, and browsers are told to keep to that');
  },
};
