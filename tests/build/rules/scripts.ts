import type { Identifier } from '@mdn/browser-compat-data/types';
import { type MemberExpression, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transform } from 'esbuild';
import { buildTargets } from '../../../src/build/browsers.ts';
import type { BuiltSite } from '../built-site.ts';
import { compat, partsOf, supportOf } from './browsers.ts';
import { detected } from './enhancements.ts';
import { scriptsOf } from './shipped-code.ts';

/** Interfaces and namespaces of browsers and of the language, by name. */
const interfaces = new Map([
  ...partsOf(compat.api),
  ...partsOf(compat.javascript['builtins'] as Identifier),
]);

/** All members with a name, of any interface: a script doesn't tell which one it uses. */
const members = new Map<string, Identifier[]>();
for (const feature of interfaces.values()) {
  for (const [name, member] of partsOf(feature)) {
    addMember(name.replace(/_static$/, ''), member);
  }
}
for (const [name, feature] of interfaces) addMember(name, feature);
for (const [name, property] of partsOf(compat.css['properties'] as Identifier)) {
  addMember(
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    property,
  );
}

function addMember(name: string, feature: Identifier): void {
  if (feature.__compat) members.set(name, [...(members.get(name) ?? []), feature]);
}

interface Use {
  name: string;
  /** The features that the name may refer to. */
  features: Identifier[];
}

const global = (name: string): Use => {
  const feature = interfaces.get(name);
  return { name, features: feature?.__compat ? [feature] : [] };
};

/** A member of the named interface or, if none is named, of any interface. */
function member({ object, property, computed }: MemberExpression): Use {
  if (computed || property.type !== 'Identifier') return { name: '', features: [] };
  const { name } = property;
  const owner = object.type === 'Identifier' ? object.name : '';
  const named = interfaces.get(owner);
  const own = (named?.[`${name}_static`] ?? named?.[name]) as Identifier | undefined;
  if (own) return { name: `${owner}.${name}`, features: [own] };
  return { name: `.${name}`, features: members.get(name) ?? [] };
}

/**
 * The name that a node calls, constructs, extends or sets. Names that are only read are undefined if missing.
 */
function useIn(node: Node): Use | undefined {
  const { type, callee, left, superClass } = node as Node & Record<string, Node | undefined>;
  const used = { CallExpression: callee, NewExpression: callee, AssignmentExpression: left }[
    type as string
  ];
  const target = used ?? superClass;
  if (target?.type === 'MemberExpression') return member(target as MemberExpression);
  const isSet = type === 'AssignmentExpression';
  return target?.type === 'Identifier' && !isSet
    ? global((target as Node & { name: string }).name)
    : undefined;
}

/** The browsers that lack every feature the name may refer to; none if one feature is supported by all. */
function lackingIn({ features }: Use): string[] {
  const lists = features.map((feature) => supportOf(feature).lacking);
  return lists.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** The member names that a script defines in its objects and classes. */
function ownNames(nodes: readonly Node[]): Set<string> {
  return new Set(
    nodes
      .filter(({ type }) => /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(type))
      .map((node) => `.${(node as Node & { key: { name?: string } }).key.name}`),
  );
}

/**
 * A script as esbuild writes it, without parentheses: it adds them as hints around calls for some browsers
 * only.
 */
async function written(code: string, target: string | string[]): Promise<string> {
  const supported = { 'regexp-unicode-property-escapes': true };
  const { code: result } = await transform(code, { target, supported });
  return result.replace(/[()]/g, '');
}

/** Features in a script that the oldest browsers lack. */
export async function lackingInScript(code: string): Promise<string[]> {
  const nodes: Node[] = [];
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  full(program, (node) => {
    nodes.push(node);
  });
  const own = ownNames(nodes);
  const problems = new Set<string>();
  for (const use of nodes.flatMap((node) => useIn(node) ?? [])) {
    const lacking = lackingIn(use);
    if (lacking.length > 0 && !own.has(use.name) && !(use.name in detected)) {
      problems.add(`${use.name}: ${lacking.join(', ')}`);
    }
  }
  // A string may become a regular expression.
  if (/\(\?<[=!]/.test(code)) problems.add('a lookbehind: Safari 16.4');
  if ((await written(code, 'esnext')) !== (await written(code, buildTargets))) {
    problems.add(`syntax beyond ${buildTargets}`);
  }
  return [...problems];
}

/** The oldest browsers can parse the scripts, and support the features they call, construct and set. */
export async function scriptsAreKnown(site: BuiltSite): Promise<string[]> {
  const problems = scriptsOf(site).map(async ({ place, code }) =>
    (await lackingInScript(code)).map((what) => `${place}: ${what}`),
  );
  return (await Promise.all(problems)).flat();
}
