import type { Plugin } from 'vite';
import { bodyFieldType } from '../text-field/field-type.ts';
import { numberOf } from './names.ts';
import { missingStrings, uzbek } from './strings.ts';

const main = /\/@sveltia\/cms\/npm\/index\.js(?:\?|$)/;

/** Patches for Sveltia's code, read from version 0.221.1. */
const replacements: readonly [pattern: RegExp, replacement: string][] = [
  ...uzbek,
  // First, its requests to other hosts.
  // The package has the fonts too, but browsers load those of its style sheet first.
  [/@font-face \{[^{}]*cdn\.jsdelivr\.net[^{}]*\}/g, ''],
  // GitHub's own answers show whether it works.
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  // Account pictures: without one Sveltia draws an icon.
  [/(?<=\bavatarURL:)\w+\.avatar_url\b/g, 'void 0'],
  [/(?<=\bauthorAvatarURL:)\w+\.author\.avatarUrl\b/g, 'void 0'],
  // The page's policy forbids it in the preview, where links have a target of their own.
  [/<base href="\$\{[^{}]*\}" target="_blank">/g, ''],
  // After a save, languages that the entry lacks have no errors, and the form would crash on them.
  [/(?<=\bObject\.values\(\w+\(\w+\)\[\w+\])(?=\)\.some\(\(\{valid:)/g, '??{}'],
  // Unsaved text is kept, except with a local repository: Sveltia opens the database for its first backend
  // and drops it for the next.
  [
    /&&!\w+(?=\)\{let\{databaseName:\w+\}=\w+\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/g,
    '',
  ],
  // The value of fields with `numberOf` is a number.
  [
    /(?<=\{label:(\w+)\|\|``,value:)(\w+)\|\|(\w+)(?=,searchValue:\w+\|\|\1\|\|``\}\},)/g,
    `$2==='${numberOf.replace('{{slug}}', '')}'+$3?Number.parseInt($3):$2||$3`,
  ],
  // New entries have names from src/admin/new-name.ts.
  [
    /(?<==\((\w+),\w+\)=>\{let\{collection:(\w+),content:(\w+),currentSlug:(?:(?!=\[\]).){0,900}?),(\w+\((\w+),(\w+\(\w+,\w+\))\))\)\}(?=,\w+=\[\])/g,
    ',siteScreen.newName({template:$1,collection:$2,content:$3,spelled:$5,taken:$6})??$4)}',
  ],
  // The name being typed counts when its field is left, not only after a press of its button.
  [
    /(?<====`Escape`\?\w+\(!1\):)(\w+)\(\)\)\}(?=,get value)/g,
    "$1())},onblur:event=>{event.relatedTarget?.closest('.editable-text')||$1()}",
  ],
  // A save waits for pictures that are being made smaller, as it does for the rich-text editor.
  [
    /(?<=\w)=(?=(\w+)=>\{let (\w+)=\(\)=>\{(\w+)\.delete\(\1\)\};\3\.add\(\1\),\1\.then\(\2,\2\)\})/g,
    '=siteScreen.saveAfter=',
  ],
  [
    /try\{(let \w+=await \w+\(\{draft:\w+,resources:\w+,folder:(?:(?!\}finally\{).){0,900}\}finally\{)/gs,
    'let done=Promise.withResolvers();siteScreen.saveAfter(done.promise);try{$1done.resolve();',
  ],
  // The screen asks before a form with changes is left.
  [/(?<==(\w+)=>\{)(?=globalThis\.clearTimeout\(\w+\),\1&&\w+&&\()/g, 'siteScreen.form=$1,'],
  [
    /(?<=`cancel_editing`\).{0,200}?onclick:\(\)=>\{)(\w+\(\))(?=\})/gs,
    'siteScreen.mayLeave()&&$1',
  ],
  // A language is added when it is shown, without a press on a button in its place, and left out of the saved
  // entry if nothing was written in it.
  [
    // After a refused save the form would crash on a language without a list of errors.
    /(?<=\w=)(\(\{draft:\w+,locale:\w+\}\)=>\{let\{fields:\w+,defaultLocale:\w+,currentLocales:.{0,300}?);return(?=\}\w+\[\w+\]=\{\},)/g,
    'siteScreen.toggleLanguage=$1',
  ],
  [
    /(\w+)\((\w+)\)&&(\w+)\.current\?\.currentLocales\[\1\(\2\)\]\?(\w+)\(\w+\):\w+\(\w+\)===`edit`&&(?=\4\(\w+,1\))/g,
    '$&siteScreen.staysOut($3.current,$1($2))&&',
  ],
  [
    /(?<=await )(\w+\(\{draft:(\w+),skipCI:\w+,overwrite:\w+\}\))/g,
    'siteScreen.withoutUnused($2,()=>$1)',
  ],
  // Its texts in Markdown start empty as others do, not as a copy of the Uzbek one.
  [
    /\[`text`,`string`,`richtext`,`markdown`\](?=\.includes\(\w+\)&&\[!0,`translate`\]\.includes)/g,
    `['${bodyFieldType}',...$&]`,
  ],
  // The folder of a field's files is that of its own section, not of another section's field of that name.
  [/`componentName`in (\w+)(?=\?\w+\.componentName===\1\.componentName:)/g, '$1.componentName'],
  // Fields that name an entry offer those that exist, not a form for another one within this one.
  [
    /(?<=\|\|!\w+\.current\?void 0:)\w+\(\{fieldConfig:\w+\.fieldConfig,draft:\w+\.current\}\)/g,
    'void 0',
  ],
  // Sveltia refuses to delete entries that a required field refers to. The site's code requires some, too
  // (src/admin/config/kept-entries.ts), and texts link to others (src/saving/uses.ts); the dialog lists them
  // in the same way.
  [
    /(?<=\w=)(?=\w+\(\[\]\),\w+=\{source:void 0,map:new Map\},\w+=\w+=>\{let \w+=\w+\.current;if\(\w+!==\w+\.source\)\{let \w+=new Map;\w+\.forEach\(\(\w+,\w+\)=>\{Object)/g,
    'siteScreen.entries=',
  ],
  [
    /(?<=\w=)(?=\w+\(\[\]\),\w+=\w+\(\(\)=>\w+\.current\.some\(\(\{workflow:)/g,
    'siteScreen.assets=',
  ],
  [
    /savingAssets:(\w+)\}=await .{0,600}?;(?=await \w+\(\{type:`preSave`)/gs,
    '$&siteScreen.saving=$1;',
  ],
  [
    /=\(\{collection:(\w+),collectionFile:\w+,entries:(\w+)\}\)=>\{let \w+=new Map,(\w+)=\[\];(?=if\(\2\.length\))/g,
    '$&$3.push(...siteScreen.keptBecause($1.name,$2));',
  ],
  [
    /(async (\w+)=>\{let \w+=new Set\(await \w+\(\2\)\),.{0,1200}?,blockers:\w+\()(\w+\.flatMap\(\(\{blockers:\w+\}\)=>\w+\))(?=\)\})/gs,
    '$1[...$3,...siteScreen.namedIn($2)]',
  ],
  // The dialog and the panel of references call entries of single types by the label of their form.
  [
    /collectionLabel:(\w+)\.label\|\|\w+,(fieldLabel:(\w+)\.label\|\|\3\.name,entry:(\w+),summary:)(?=\w+\(\1,\4\))/g,
    'collectionLabel:$1._fileMap?.[$4.slug]?.label||$1.label,$2$1._fileMap?.[$4.slug]?.label||',
  ],
  [
    /`\$\{(\w+\(\w+\))\.collectionLabel\?\?``\} › \$\{\1\.summary\?\?``\}`/g,
    '[...new Set([$1.collectionLabel,$1.summary])].join(` › `)',
  ],
  // Deletions wait for “Publish Changes” as saves do, and activate it.
  [
    /(?<=\w=)(?=\w+=>\{\w+\.current=\{published:\w+,time:Date\.now\(\)\}\})/g,
    'siteScreen.setPublished=',
  ],
  [
    /!\[`delete`,`deleteMedia`\]\.includes\(\w+\)&&(\(\w+\?\?\(\w+===!0\|\|\w+===!1\)\)&&\()/g,
    '$1siteScreen.setPublished(false),',
  ],
  // The screen follows what becomes of a publication.
  [
    /(?<=return )(\w+\(`\/repos\/\$\{\w+\}\/\$\{\w+\}\/dispatches`,\{method:`POST`,body:\{event_type:`sveltia-cms-publish`)(\},responseType:`raw`\}\))/g,
    'siteScreen.publish(payload=>$1,client_payload:payload$2)',
  ],
  // Above refusals stands their own heading: Sveltia's asks to try again later.
  [
    /(?<=\.message===`saving_failed`\?\(\w+\(\w+,!0\),\w+\((\w+),)(?=(\w+)\.cause\?\.message\?\?\2\.message,!0\))/g,
    '(siteScreen.refused=siteScreen.refusalOf($2.cause))??',
  ],
  [
    /(\w+\(`saving_entry\.error\.title`\))((?:(?!saving_entry).)*?(\w+\(\w+\))&&(?:(?!saving_entry).)*?)(\w+\(`saving_entry\.error\.description`\))/gs,
    '$3===siteScreen.refused?siteScreen.refusalTitle:$1$2$3===siteScreen.refused?``:$4',
  ],
  // The screen's language is not that of the browser, which Sveltia would offer.
  [/if\(await \w+\(`newLanguageCta`\)\)(?=return;)/g, ''],
];

/**
 * Keeps Sveltia from contacting other hosts, from deleting required entries and from crashing. Throws if a
 * new version's code doesn't match.
 */
export function sveltia(): Plugin[] {
  return [patches, missingStrings];
}

const noGrammar = '\0no-grammar';

let isPatched = false;

const patches: Plugin = {
  name: 'sveltia',
  enforce: 'pre',
  transform: {
    filter: { id: main },
    handler(code) {
      isPatched = true;
      return {
        code: replacements.reduce((text, [pattern, replacement]) => {
          if (text.search(pattern) < 0) throw new Error(`Sveltia has no ${pattern} any more`);
          return text.replace(pattern, replacement);
        }, code),
        map: null,
      };
    },
  },
  // Only in builds.
  generateBundle() {
    if (!isPatched) throw new Error(`Sveltia's code is not in ${main} any more`);
  },
  // Its 300 grammars of programming languages: no entry contains code.
  resolveId: {
    filter: { id: /^@shikijs\/(?:langs|themes)\// },
    handler: () => noGrammar,
  },
  load: {
    filter: { id: /^\0no-grammar$/ },
    handler: () => 'export default [];',
  },
};
