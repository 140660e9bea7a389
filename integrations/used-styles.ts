import { type CssNode, parse, type Selector } from 'css-tree';

/** Astro's scoping class of a component. No script adds other classes to an element that has one. */
const scope = /^\.astro-[a-z0-9]{8}$/;

/** Offsets in a style sheet. */
interface Range {
  start: number;
  end: number;
}

interface StyleRule extends Range {
  /** `needed`: what the selector is made of, as in `namesInPage`. */
  selectors: readonly (Range & { needed: readonly string[] })[];
}

const sheets = new Map<string, readonly StyleRule[]>();

/**
 * Removes the rules and selectors of a style sheet that can't match any element. Pseudo-classes, their
 * arguments and attributes other than `lang` and `data-*` are assumed to match, since they may change
 * at run time. No space is left between rules.
 *
 * @param names the elements, classes, ids and `data-*` attributes in a page and in everything that
 *   scripts may add to it
 */
export function usedStyles(css: string, names: ReadonlySet<string>): string {
  const rules = sheets.get(css) ?? rulesOf(css);
  sheets.set(css, rules);
  let kept = '';
  let last = 0;
  for (const { start, end, selectors } of rules) {
    const used = selectors.filter(({ needed }) => needed.every((name) => names.has(name)));
    if (used.length === selectors.length) continue;
    kept += css.slice(last, start) + used.map((one) => css.slice(one.start, one.end)).join(',');
    last = used.length > 0 ? (selectors.at(-1)?.end ?? end) : end;
  }
  return withoutEmpty(kept + css.slice(last)).replace(betweenRules, '');
}

/** What remains between the sheets of components. */
const betweenRules = /(?<=^|\})\s+/g;

/** Without `@container`, `@media` and `@supports` rules that are empty, also inside each other. */
function withoutEmpty(css: string): string {
  const shorter = css.replace(/@(?:container|media|supports)[^{};]*\{\s*\}\s*/g, '');
  return shorter === css ? css : withoutEmpty(shorter);
}

function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const collect = (nodes: Iterable<CssNode>) => {
    for (const node of nodes) {
      if (node.type === 'Atrule' && !/keyframes$/.test(node.name) && node.block) {
        collect(node.block.children);
      }
      if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') continue;
      rules.push({
        ...rangeOf(node),
        selectors: [...node.prelude.children].map((selector) => ({
          ...rangeOf(selector),
          needed: namesIn(selector as Selector),
        })),
      });
    }
  };
  const sheet = parse(css, { positions: true, parseValue: false });
  if (sheet.type === 'StyleSheet') collect(sheet.children);
  return rules;
}

/** Of a node of a sheet that was parsed with positions. */
const rangeOf = ({ loc }: CssNode): Range => ({
  start: loc?.start.offset ?? 0,
  end: loc?.end.offset ?? 0,
});

function namesIn(selector: Selector): string[] {
  const compounds: string[][] = [[]];
  for (const part of selector.children) {
    if (part.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(...nameOf(part));
  }
  return compounds.flatMap((names) => [...names, ...scopedNames(names)]);
}

function nameOf(part: CssNode): string[] {
  if (part.type === 'TypeSelector') return part.name === '*' ? [] : [part.name.toLowerCase()];
  if (part.type === 'ClassSelector') return [`.${part.name}`];
  if (part.type === 'AttributeSelector') {
    return /^(?:lang|data-.*)$/.test(part.name.name) ? [`[${part.name.name}]`] : [];
  }
  return part.type === 'IdSelector' ? [`#${part.name}`] : [];
}

/** An element's name and classes, each with the scopes that it has: `p.astro-72cpth5s`. */
function scopedNames(names: readonly string[]): string[] {
  const scopes = names.filter((name) => scope.test(name));
  const others = names.filter((name) => /^[.\w]/.test(name) && !scope.test(name));
  return scopes.flatMap((name) => others.map((other) => other + name));
}

/**
 * The elements, classes, ids and `data-*` attributes in a page's HTML: `table`, `.card`, `#book`,
 * `[data-day]`; names with their scope, `p.astro-72cpth5s`; and `[lang]` if a part of the page is in
 * another language, links to other languages apart, and dialogs, which are in the page's.
 */
export function namesInPage(html: string): Set<string> {
  const names = new Set<string>();
  for (const [tag, element = ''] of html.matchAll(/<([a-z][\w-]*)[^>]*/gi)) {
    names.add(element.toLowerCase());
    const classes = /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(/\s+/) ?? [];
    for (const name of scopedNames([element.toLowerCase(), ...classes.map((one) => `.${one}`)])) {
      names.add(name);
    }
    if (/\slang=/.test(tag) && !/^<(?:html|dialog)|\shreflang=/i.test(tag)) names.add('[lang]');
  }
  for (const [, name, value = ''] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    for (const word of value.split(/\s+/)) names.add((name === 'class' ? '.' : '#') + word);
  }
  for (const [, name] of html.matchAll(/\s(data-[\w-]+)/g)) names.add(`[${name}]`);
  return names;
}

/**
 * Every word in a script, as element, class, id and `data-*` attribute, also of a `dataset`: a superset
 * of what the script may add to a page. Results of the search, which have a `lang`, bring their styles.
 */
export function namesInScript(code: string): Set<string> {
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g));
  return new Set(
    [...words].flatMap((word) => {
      const attribute = word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const data = word.startsWith('data-') ? word : `data-${attribute}`;
      return [word, `.${word}`, `#${word}`, `[${data}]`];
    }),
  );
}
