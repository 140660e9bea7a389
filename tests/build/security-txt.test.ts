import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { dist, isServed, pages } from './site.ts';

const fields = readFileSync(join(dist, '.well-known/security.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
const valuesOf = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

it('has the fields of RFC 9116, each a line', () => {
  expect(fields.filter(([, value]) => value === undefined)).toEqual([]);
  expect(valuesOf('Preferred-Languages')).toEqual([locales.join(', ')]);
});

it('names an address for mail and a page of the site to write to', () => {
  const [mail = '', page = ''] = valuesOf('Contact');
  expect(mail).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(isServed(new URL(page).pathname)).toBe(true);
});

it('expires in the future, within a year of the build', () => {
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

it('says where it is, on the host of the pages', () => {
  const home =
    pages
      .find(({ path }) => path === '/')
      ?.$('link[rel=canonical]')
      .attr('href') ?? '';
  expect(valuesOf('Canonical')).toEqual([new URL('/.well-known/security.txt', home).href]);
});
