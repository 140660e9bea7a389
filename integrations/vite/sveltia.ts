import type { Plugin } from 'vite';

const main = /\/@sveltia\/cms\/npm\/index\.js(?:\?|$)/;

/** What Sveltia would ask of other hosts by itself, and what stands in its place. */
const replacements: readonly [pattern: RegExp, replacement: string][] = [
  // Its package has the fonts too, but browsers load those of its style sheet first.
  [/@font-face \{[^{}]*cdn\.jsdelivr\.net[^{}]*\}/g, ''],
  // Whether GitHub works is seen from its own answers.
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  // Pictures of accounts: without one Sveltia draws an icon.
  [/(?<=\bavatarURL:)\w+\.avatar_url\b/g, 'void 0'],
  [/(?<=\bauthorAvatarURL:)\w+\.author\.avatarUrl\b/g, 'void 0'],
];

/** Keeps Sveltia from asking other hosts. Throws if a new version asks them in another way. */
export function sveltia(): Plugin {
  return {
    name: 'sveltia',
    enforce: 'pre',
    transform: {
      filter: { id: main },
      handler: (code) => ({
        code: replacements.reduce((text, [pattern, replacement]) => {
          if (text.search(pattern) < 0) throw new Error(`Sveltia has no ${pattern} any more`);
          return text.replace(pattern, replacement);
        }, code),
        map: null,
      }),
    },
    // Its 300 grammars of programming languages: no entry has code in it.
    resolveId: {
      filter: { id: /^@shikijs\/(?:langs|themes)\// },
      handler: () => noGrammar,
    },
    load: {
      filter: { id: /^\0no-grammar$/ },
      handler: () => 'export default [];',
    },
  };
}

const noGrammar = '\0no-grammar';
