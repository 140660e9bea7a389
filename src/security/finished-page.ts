import { createHash } from 'node:crypto';
import { Tokenizer } from 'htmlparser2';
import { botCheck } from './bot-check.ts';
import { type InlineHashes, pagePolicy } from './headers.ts';

const charset = '<meta charset="utf-8">';

/**
 * Removes the search's attributes and adds the policy, unless the page is an HTML partial that scripts fetch.
 * Adjacent style sheets are merged, since each would need a hash in the policy.
 */
export function finishedPage(rendered: string): string {
  const html = rendered.replaceAll('</style><style>', '');
  const { searchAttributes, scripts, styles } = scan(html);
  let finished = '';
  let last = 0;
  for (const [start, end] of searchAttributes) {
    finished += html.slice(last, start);
    last = end;
  }
  finished += html.slice(last);
  if (!/^<!doctype/i.test(html)) return finished;
  if (!html.includes(charset)) throw new Error('A page declares no charset');
  const policy = pagePolicy({ scripts, styles }, botCheck);
  return finished.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The parts of a page's source that are needed to finish it. */
interface Scan extends InlineHashes {
  /** Offsets of the search's attributes in the source, including the space before each. */
  searchAttributes: [start: number, end: number][];
}

function scan(html: string): Scan {
  const searchAttributes: [number, number][] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let element = '';
  let attribute = '';
  let attributeStart = 0;
  let type = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        element = html.slice(start, end);
        type = '';
      },
      onattribname(start, end) {
        attribute = html.slice(start, end);
        attributeStart = start;
      },
      onattribdata(start, end) {
        if (attribute === 'type') type = html.slice(start, end);
      },
      onattribend(_, end) {
        if (!attribute.startsWith('data-pagefind-')) return;
        searchAttributes.push([attributeStart - 1, end]);
      },
      ontext(start, end) {
        if (element === 'style') styles.add(sha256(html.slice(start, end)));
        // Data, such as JSON, needs no hash; a script with `src` has no text.
        if (element === 'script' && /^(?:module)?$/.test(type)) {
          scripts.add(sha256(html.slice(start, end)));
        }
      },
      onclosetag() {
        element = '';
      },
      ...ignored,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { searchAttributes, scripts: [...scripts], styles: [...styles] };
}

const nothing = () => {};
const ignored = {
  onattribentity: nothing,
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontextentity: nothing,
};

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
