import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { screenPolicy } from '../../src/security/headers.ts';
import { dist } from './site.ts';

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const $ = load(read('admin.html'));
const scripts = globSync('_astro/admin/*.js', { cwd: dist });

it('runs scripts of its own folder alone, under a policy without inline code', () => {
  const [script, ...others] = $('script').toArray();
  expect(others).toEqual([]);
  expect(scripts).toContain($(script).attr('src')?.slice(1));
  expect($('head > meta:nth-child(2)').attr('content')).toBe(screenPolicy);
  expect(screenPolicy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  expect(screenPolicy.match(/https?:[^ ;]*|\*/g)).toEqual(['https://api.github.com']);
});

it('isn’t indexed, listed or linked, and no other page has a byte of it', () => {
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  const others = globSync('**/*.{html,js,css,xml,txt,json}', {
    cwd: dist,
    exclude: ['admin', 'admin.html', '_astro/admin'],
  });
  const naming = others.filter((file) => /\/admin\b/.test(read(file)));
  // The service worker refers to it in order to exclude it.
  expect(naming).toEqual(['worker.js']);
});

it('has a configuration in every language', () => {
  for (const locale of locales) {
    expect(JSON.parse(read(`admin/${locale}.json`)).collections, locale).not.toEqual([]);
  }
});
