import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = join(import.meta.dirname, '../../../src/styles');
const css = ['tokens.css', 'preferences.css']
  .map((file) => readFileSync(join(styles, file), 'utf8'))
  .join('\n');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a rule of the tokens declares, with `light-dark()` decided. */
function declarations(selector: string, theme: Theme): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  const body = `\n${css}`.slice(start + 1, `\n${css}`.indexOf('\n}', start + 1));
  const found = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const pair = /^light-dark\((.+\)), (.+\))\)$/.exec(value);
    return [name, pair ? pair[themes.indexOf(theme) + 1] : value] as const;
  });
  return Object.fromEntries(found) as Record<string, string>;
}

export function tokens(theme: Theme): Record<string, string> {
  return declarations(':root', theme);
}

export function highContrastTokens(theme: Theme): Record<string, string> {
  return { ...tokens(theme), ...declarations(':root[data-contrast="high"]', theme) };
}
