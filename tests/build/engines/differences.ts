import type { ComparedResponse } from './responses.ts';

/** An intended difference between our server and Netlify's packages. */
interface Difference {
  name: string;
  reason: string;
  isIt: (address: string, ours: ComparedResponse, engines: ComparedResponse) => boolean;
}

const pathOf = (address = '') => address.replace(/\?.*/s, '');
const hasEscapedLetter = (path: string) => /%[2-7][0-9a-f]/i.test(path);

export const differences: readonly Difference[] = [
  {
    name: 'trailing slash',
    reason:
      'The platform’s default, "Pretty URLs", redirects /about/ to /about, as seen on its deployed ' +
      'sites (slorber/trailing-slash-guide, 2024-11-19). The packages leave that to the platform.',
    isIt: (address, ours, engines) =>
      ours.status === 301 &&
      pathOf(address).endsWith('/') &&
      !pathOf(ours.location).endsWith('/') &&
      engines.status === 200,
  },
  {
    name: 'escaped letters',
    reason:
      '@netlify/static looks for a file called "%61bout". netlify-cli 27.10.2, asked on 2026-11-22, ' +
      'answers /%61bout and /about%2f like /about.',
    isIt: (address, ours, engines) =>
      hasEscapedLetter(address) && [200, 301].includes(ours.status) && engines.status === 404,
  },
  {
    name: 'the rules’ own files',
    reason:
      'The build of the platform takes _headers and _redirects out of what it serves: ' +
      '@netlify/config 2026-08-21, src/mutations/update.js, deleteSideFile.',
    isIt: (address, ours, engines) =>
      /^\/_(?:headers|redirects)$/.test(address) && ours.status === 404 && engines.status === 200,
  },
  {
    name: 'unknown type',
    reason: '@netlify/static sends no type for one it doesn’t know; HTTP’s own default is bytes.',
    isIt: (_address, ours, engines) =>
      ours.headers?.['content-type'] === 'application/octet-stream' &&
      engines.headers?.['content-type'] === undefined &&
      ours.file === engines.file,
  },
  {
    name: 'an address that no file can have',
    reason:
      'Refused before anything is looked for, so that nothing is found outside dist/. The packages ' +
      'throw for an escape that is none, and know no file for the others.',
    isIt: (address, ours, engines) =>
      ours.status === 400 &&
      /%(?![0-9a-f]{2})|%ff|%00|%5c|\.\.%2f/i.test(address) &&
      [404, 500].includes(engines.status),
  },
  {
    name: 'a line break',
    reason: 'No rule of @netlify/redirects is for a path with a line break, /* neither.',
    isIt: (address, ours, engines) =>
      address.endsWith('%0a') && ours.status === 404 && engines.status === 404 && !engines.file,
  },
];
