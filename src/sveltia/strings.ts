import type { Plugin } from 'vite';
import english from '../../node_modules/@sveltia/cms/locales/en-US.json' with { type: 'json' };
import ru from './strings/ru.json' with { type: 'json' };
import tr from './strings/tr.json' with { type: 'json' };
import uz from './strings/uz.json' with { type: 'json' };

/** Texts by name, in groups. */
interface Strings {
  [name: string]: string | Strings;
}

const ours: Readonly<Record<string, Readonly<Record<string, string>>>> = { ru, tr, uz };

/** Patches for Sveltia's code: Uzbek, which it lacks, among its languages, and its dates and names. */
export const uzbek: readonly [pattern: RegExp, replacement: string][] = [
  [/(?<=,uk)(?=,vi,zh-CN,zh-TW`\.split\(`,`\))/g, ',uz'],
  [
    /(?<=import\(`\.\.\/locales\/uk\.json`\),\[\],import\.meta\.url\))(?=,vi:)/g,
    ',uz:()=>import("sveltia-uzbek")',
  ],
  [/(?<=\bnew )Intl\.DisplayNames\b/g, 'siteScreen.LanguageNames'],
  [
    /(?<![.\w])(\w+|\w+\(\w+\))\??\.toLocale(?:Date|Time)?String\((\w+(?:\.current)?)(?:\?\?void 0)?,/g,
    'siteScreen.formatDate($1,$2,',
  ],
];

/**
 * Adds the texts that Sveltia's translations lack, which would be English. Throws if a new version lacks
 * others. Errors of the configuration stay English: no author sees them.
 */
export const missingStrings: Plugin = {
  name: 'sveltia-strings',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@sveltia\/cms\/locales\/(?:ru|tr)\.json(?:\?|$)/ },
    handler(code, id) {
      const [, locale = ''] = /(\w+)\.json/.exec(id) ?? [];
      return { code: JSON.stringify(completed(JSON.parse(code), locale)), map: null };
    },
  },
  resolveId: {
    filter: { id: /^sveltia-uzbek$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0sveltia-uzbek$/ },
    handler: () => `export default ${JSON.stringify(completed({}, 'uz'))}`,
  },
};

/** The package's texts in a language with ours. */
export function completed(strings: Strings, locale: string): Strings {
  const added = ours[locale] ?? {};
  const known = new Set(keysOf(strings));
  const lacking = keysOf(english).filter((key) => !known.has(key) && !key.startsWith('config.'));
  const wrong = new Set(lacking).symmetricDifference(new Set(Object.keys(added)));
  if (wrong.size > 0) {
    const file = `src/sveltia/strings/${locale}.json`;
    throw new Error(`Add these texts to ${file}, or remove them: ${[...wrong].join(', ')}`);
  }
  const all = structuredClone(strings);
  for (const [key, text] of Object.entries(added)) {
    const groups = key.split('.');
    const name = groups.pop() ?? '';
    let group = all;
    for (const part of groups) {
      group[part] ??= {};
      group = group[part] as Strings;
    }
    group[name] = text;
  }
  return all;
}

const keysOf = (strings: Strings, prefix = ''): string[] =>
  Object.entries(strings).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : keysOf(value, `${prefix}${name}.`),
  );
