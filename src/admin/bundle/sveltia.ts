import type { Plugin } from 'vite';

const main = /\/@sveltia\/cms\/npm\/index\.js(?:\?|$)/;

/** What Sveltia does otherwise than we need it, and what stands in its place. */
const replacements: readonly [pattern: RegExp, replacement: string][] = [
  // What it would ask of other hosts by itself follows.
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
  // After a save it knows no errors of a language that the entry lacks: its form would die of that.
  [/(?<=\bObject\.values\(\w+\(\w+\)\[\w+\])(?=\)\.some\(\(\{valid:)/g, '??{}'],
  // It keeps what is typed until it is saved, but not in a local repository: it opens the database
  // for its first backend, and lets go of it for the next.
  [
    /&&!\w+(?=\)\{let\{databaseName:\w+\}=\w+\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/g,
    '',
  ],
  // It deletes no entry that a required field of another names. Our site's code names some, too
  // (src/admin/config/kept-entries.ts), which its dialog lists in the same way.
  [
    /=\(\{collection:(\w+),collectionFile:\w+,entries:(\w+)\}\)=>\{let \w+=new Map,(\w+)=\[\];(?=if\(\2\.length\))/g,
    "$&for(const entry of $2){const kept=globalThis.keptEntries?.[$1.name+'/'+entry.slug];if(kept)$3.push({entry,keyPath:'kept',...kept})}",
  ],
];

/**
 * Keeps Sveltia from asking other hosts and from deleting what the site needs, and alive. Throws if a new
 * version has other code there.
 */
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
