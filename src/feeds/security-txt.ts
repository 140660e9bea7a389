import type { APIRoute } from 'astro';
import { buildTime } from '../build/build-time.ts';
import { singleRecord } from '../content-types/records.ts';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';

/** RFC 9116, 2.5.5 recommends less than a year. */
const validForMs = 360 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: the contact for security reports (RFC 9116). */
export const GET: APIRoute = async () => {
  const { securityEmail } = await singleRecord('settings');
  const fields = [
    ['Contact', `mailto:${securityEmail}`],
    ['Contact', absoluteUrl(href('contact', defaultLocale))],
    ['Expires', new Date(buildTime.valueOf() + validForMs).toISOString()],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
  ];
  return new Response(fields.map((field) => `${field.join(': ')}\n`).join(''));
};
