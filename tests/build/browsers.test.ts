import { describe, expect, it } from 'vitest';
import { lackingInScript } from './rules/scripts.ts';
import { sheetsOf } from './rules/shipped-code.ts';
import { lackingInSheet } from './rules/styles.ts';
import { site } from './site.ts';

describe('the rule of styles', () => {
  it.each([
    [':root{--ink:oklch(50% 0.1 20)}', 'oklch()'],
    [':root{--ink:#123;--ink:oklch(50% 0.1 20)}', 'oklch()'],
    [':root{--ink:lab(50% 40 20)}', 'lab()'],
    ['a{color:light-dark(#000,#fff)}', 'light-dark()'],
    ['a{background:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['a{float:inline-start}', 'float: inline-start'],
    ['html{text-size-adjust:100%}', 'text-size-adjust'],
    ['p{backdrop-filter:blur(1px)}', 'backdrop-filter'],
    ['p::before{content:"·" / ""}', 'content: /'],
    ['p{& a{color:red}}', '&'],
    ['p{height:100dvh}', ''],
  ])('%s lacks %s', (css, lacking) => {
    expect(
      lackingInSheet(css).map((problem) => problem.split(': ').slice(0, -1).join(': ')),
    ).toEqual(lacking ? [lacking] : []);
  });

  it.each([
    'a{color:#000;color:light-dark(#000,#fff)}',
    'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
    'p::before{content:"·";content:"·" / ""}',
    '@supports (color:lab(0% 0 0)){:root{--ink:oklch(50% 0.1 20)}}',
    'p{backdrop-filter:blur(1px);-webkit-backdrop-filter:blur(1px)}',
  ])('%s is known or has a fallback', (css) => {
    expect(lackingInSheet(css)).toEqual([]);
  });

  it('reads files, pages and scripts', () => {
    const places = sheetsOf(site).map(({ place }) => place.replace(/\.[\w-]+(?=\.\w+$)/, ''));
    expect(places).toEqual(expect.arrayContaining(['preferences.css', '/', '_astro/box.js']));
  });
});

describe('the rule of scripts', () => {
  it.each([
    ['list.toSorted()', '.toSorted'],
    ['list.findLast(Boolean)', '.findLast'],
    ['link.ariaCurrent = "true"', '.ariaCurrent'],
    ['AbortSignal.timeout(9)', 'AbortSignal.timeout'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new URLPattern("/")', 'URLPattern'],
    ['/(?<=a)b/.test(text)', 'a lookbehind'],
    ['new RegExp("(?<!a)b")', 'a lookbehind'],
    ['class A { static { run() } }', 'syntax'],
    ['/a/v.test(text)', 'syntax'],
  ])('%s has %s', async (code, lacking) => {
    expect((await lackingInScript(code)).join()).toContain(lacking);
  });

  it.each([
    '[...list].sort().at(-1)',
    'Object.hasOwn(a, b); a?.b ?? c; signal.throwIfAborted()',
    'class A { #own = 1; static #shared = 2 }',
    'const own = { toSorted() {} }; own.toSorted()',
    '/(?<year>\\p{N}+)/u.exec(text)?.groups',
    'if ("share" in navigator) hide()',
  ])('%s is known', async (code) => {
    expect(await lackingInScript(code)).toEqual([]);
  });
});
