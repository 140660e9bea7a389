import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CssNode, type Declaration, parse, walk } from 'css-tree';
import { memoize } from '../../../src/memoize/memoize.ts';
import type { BuiltSite } from '../built-site.ts';
import { compat, partsOf, supportOf } from './browsers.ts';
import { enhancements } from './enhancements.ts';
import { sheetsOf } from './shipped-code.ts';

const {
  properties = {},
  selectors = {},
  types = {},
  'at-rules': atRules = {},
} = compat.css as Record<string, Identifier>;

/** A feature in a style sheet, by its name in the list of enhancements. */
interface Use {
  name: string;
  feature: Identifier;
}

/** Functions and units, at any depth below MDN's types. */
const typesByName = new Map<string, Identifier>();
const collect = (feature: Identifier): void => {
  for (const [name, part] of partsOf(feature)) {
    if (part.__compat && !typesByName.has(name)) typesByName.set(name, part);
    collect(part);
  }
};
collect(types);

function* usesIn(node: CssNode, property: Identifier | undefined, name: string): Generator<Use> {
  const inner: Use[] = [];
  walk(node, (part) => {
    const add = (found: Identifier | undefined, label: string) => {
      if (found?.__compat) inner.push({ name: label, feature: found });
    };
    if (part.type === 'Function') add(typesByName.get(part.name), `${part.name}()`);
    if (part.type === 'Dimension') add(typesByName.get(part.unit), `1${part.unit}`);
    if (part.type === 'Identifier')
      add(property?.[part.name] as Identifier, `${name}: ${part.name}`);
    if (part.type === 'Operator' && part.value === '/' && name === 'content') {
      add(property?.['alt_text'] as Identifier, 'content: /');
    }
  });
  yield* inner;
}

function* usesOfDeclaration({ property, value }: Declaration): Generator<Use> {
  const feature = properties[property] as Identifier | undefined;
  if (feature?.__compat) yield { name: property, feature };
  yield* usesIn(value, feature, property);
}

/** Whether the block also has a fallback or a prefixed declaration for browsers that lack the feature. */
function isCovered(declaration: Declaration, block: CssNode, { feature }: Use): boolean {
  if (block.type !== 'Block' || declaration.property.startsWith('--')) return false;
  const others = block.children
    .toArray()
    .filter((other): other is Declaration => other.type === 'Declaration' && other !== declaration);
  const { lacking, prefixes } = supportOf(feature);
  const isPrefixed = prefixes.some((prefix) =>
    others.some(({ property }) => property === prefix + declaration.property),
  );
  const isFallback = others.some(({ property }) => property === declaration.property);
  return lacking.length === 0 || isPrefixed || isFallback;
}

/** Features in a style sheet that the oldest browsers lack, outside of `@supports`. */
export const lackingInSheet = memoize((css: string): string[] => {
  const found = new Set<string>();
  const judge = ({ name, feature }: Use) => {
    const { lacking } = supportOf(feature);
    if (lacking.length > 0 && !(name in enhancements)) found.add(`${name}: ${lacking.join(', ')}`);
  };
  const tree = parse(css, { parseCustomProperty: true });
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') return walk.skip;
        const rule = atRules[node.name] as Identifier | undefined;
        if (rule?.__compat) judge({ name: `@${node.name}`, feature: rule });
      }
      if (node.type === 'Feature') {
        const media = atRules['media']?.[node.name.replace(/^(?:min|max)-/, '')];
        if (media) judge({ name: `@media (${node.name})`, feature: media as Identifier });
      }
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        const selector = selectors[node.name] as Identifier | undefined;
        if (selector?.__compat) judge({ name: `:${node.name}`, feature: selector });
      }
      if (node.type === 'NestingSelector') {
        judge({ name: '&', feature: selectors['nesting'] as Identifier });
      }
      if (node.type === 'Block') {
        for (const declaration of node.children) {
          if (declaration.type !== 'Declaration') continue;
          for (const use of usesOfDeclaration(declaration)) {
            if (!isCovered(declaration, node, use)) judge(use);
          }
        }
      }
      return undefined;
    },
  });
  return [...found];
});

/**
 * The oldest browsers support the features of style sheets or don't need them, or the sheet has a fallback.
 * Custom properties can't have one: browsers drop any declaration that uses an unsupported value.
 */
export const stylesAreKnown = (site: BuiltSite): string[] =>
  sheetsOf(site).flatMap(({ place, code }) =>
    lackingInSheet(code).map((what) => `${place}: ${what}`),
  );
