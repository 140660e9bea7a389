import { createHash } from 'node:crypto';
import { type BuiltPage, type BuiltSite, problemsOf } from '../built-site.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const policyOf = ({ $ }: BuiltPage) =>
  $('head > meta:nth-child(2)[http-equiv=Content-Security-Policy]').attr('content') ?? '';

const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

/** A policy allows only a page's own inline code, by hash, before anything runs. */
export const policiesAreStrict = (site: BuiltSite) =>
  problemsOf(site, (page) => {
    const policy = policyOf(page);
    const { $ } = page;
    const hashes = (elements: string) =>
      $(elements)
        .toArray()
        .filter((element) => /^(?:module)?$/.test($(element).attr('type') ?? ''))
        .map((element) => sha256($(element).html() ?? ''));
    const scripts = new Set(["'self'", "'wasm-unsafe-eval'", ...hashes('script:not([src])')]);
    const styles = new Set(["'self'", ...hashes('style')]);
    return [
      sources(policy, 'default-src').join() === "'none'" || 'default-src',
      new Set(sources(policy, 'script-src')).symmetricDifference(scripts).size === 0 || 'scripts',
      new Set(sources(policy, 'style-src')).symmetricDifference(styles).size === 0 || 'styles',
      !/'unsafe-|https?:|\*/.test(policy) || 'too much is allowed',
      $('head > meta:first-child[charset]').length === 1 || 'the charset is not first',
    ].filter((problem) => problem !== true);
  });

const loaded =
  'script[src], img[src], source[srcset], img[srcset], video[src], iframe, object, embed, ' +
  'link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], link[rel=manifest]';

/** Nothing is loaded from another host, and attributes contain no code. */
export const nothingIsForeign = (site: BuiltSite) =>
  problemsOf(site, ({ $ }) => [
    ...$(loaded)
      .toArray()
      .flatMap((element) => Object.values($(element).attr() ?? {}))
      .filter((value) => /^(https?:)?\/\//.test(value)),
    ...$('body *')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => name === 'style' || name.startsWith('on')),
  ]);
