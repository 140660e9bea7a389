import { type CssNode, generate, parse, type Selector, walk } from 'css-tree';

/** Astro's scoping class of a component. */
const scope = /^astro-[a-z0-9]{8}$/;

/** What the rules of a scope require of an element: in each alternative, an element name and classes. */
type Scopes = ReadonlyMap<string, readonly (readonly string[])[]>;

const sheets = new Map<string, Scopes>();

/**
 * Removes a component's scoping class from elements that no rule of the component can match: most of
 * them have no rules of their own. Attributes and pseudo-classes are assumed to match. No script adds
 * classes to elements of the page.
 *
 * @param css all styles of the page
 */
export function withoutUnusedScopes(html: string, css: string): string {
  const scopes = sheets.get(css) ?? scopesIn(css);
  sheets.set(css, scopes);
  return html.replace(
    /<([a-z][\w-]*)(\s[^<>]*?)?\sclass="([^"]*)"/g,
    (tag, element: string, attributes = '', value: string) => {
      const names = value.split(/\s+/).filter(Boolean);
      const own = new Set([element, ...names]);
      const kept = names.filter(
        (name) =>
          !scope.test(name) ||
          (scopes.get(name) ?? []).some((needed) => needed.every((one) => own.has(one))),
      );
      if (kept.length === names.length) return tag;
      const classes = kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
      return `<${element}${attributes}${classes}`;
    },
  );
}

function scopesIn(css: string): Scopes {
  const scopes = new Map<string, string[][]>();
  walk(parse(css, { parseValue: false }), {
    visit: 'Selector',
    enter: (selector: Selector) => {
      for (const compound of compounds(selector)) {
        const names = compound.flatMap((part) =>
          part.type === 'ClassSelector' || part.type === 'TypeSelector' ? generateName(part) : [],
        );
        for (const name of names.filter((one) => scope.test(one))) {
          const needed = names.filter((one) => one !== name && one !== '*');
          scopes.set(name, [...(scopes.get(name) ?? []), needed]);
        }
      }
    },
  });
  return scopes;
}

/** The parts of a selector between its combinators. */
function compounds(selector: Selector): CssNode[][] {
  const found: CssNode[][] = [[]];
  for (const part of selector.children) {
    if (part.type === 'Combinator') found.push([]);
    else found.at(-1)?.push(part);
  }
  return found;
}

const generateName = (part: CssNode) => generate(part).replace(/^\./, '').toLowerCase();
