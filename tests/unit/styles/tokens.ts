import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../../src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const first = read('styles/tokens.css');
const later = read('frame/tokens.css');
const preferences = read('styles/preferences.css');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The declarations of a sheet's first rule with a selector, with `light-dark()` resolved. */
function declarations(css: string, selector: string, theme: Theme): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const body = `\n${css}`.slice(start + 1, `\n${css}`.indexOf('\n}', start + 1));
  const found = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
    return [name, pair ? pair[themes.indexOf(theme) + 1] : value] as const;
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** Resolves tokens that refer to another token. */
function resolveReferences(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => {
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return [name, (other && values[other]) || value] as const;
  });
  return Object.fromEntries(entries);
}

const all = (theme: Theme) => ({
  ...declarations(first, ':root', theme),
  ...declarations(later, ':root', theme),
});

export function tokens(theme: Theme): Record<string, string> {
  return resolveReferences(all(theme));
}

export function highContrastTokens(theme: Theme): Record<string, string> {
  const high = declarations(preferences, ':root[data-contrast="high"]', theme);
  return resolveReferences({ ...all(theme), ...high });
}
