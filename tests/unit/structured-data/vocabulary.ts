import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const declarations = join(import.meta.dirname, '../../../node_modules/schema-dts/dist/schema.d.ts');

/**
 * schema.org's classes and properties in the form of its own JSON-LD file, read from the
 * declarations of schema-dts, which are generated from that file. `PersonBase` has a type's
 * properties; `PersonLeaf` is the type itself if it has no properties of its own.
 */
export function vocabulary(): { '@graph': object[] } {
  const source = ts.createSourceFile(
    declarations,
    readFileSync(declarations, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const interfaces = source.statements.filter(ts.isInterfaceDeclaration);
  const bases = interfaces.filter(({ name }) => name.text.endsWith('Base'));
  const known = new Set(bases.map(typeOf));
  const leaves = interfaces.filter(
    (leaf) => leaf.name.text.endsWith('Leaf') && !known.has(typeOf(leaf)),
  );
  const classes = [...bases, ...leaves].map((type) => ({
    '@type': 'rdfs:Class',
    '@id': `schema:${typeOf(type)}`,
    'rdfs:subClassOf': parentsOf(type).map((parent) => ({ '@id': `schema:${parent}` })),
  }));
  return { '@graph': [...classes, ...bases.flatMap(propertiesOf)] };
}

function typeOf({ name }: ts.InterfaceDeclaration): string {
  return name.text.replace(/(Base|Leaf)$/, '');
}

function parentsOf({ heritageClauses = [] }: { heritageClauses?: readonly ts.HeritageClause[] }) {
  return heritageClauses
    .flatMap(({ types }) => types)
    .flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : []))
    .filter((name) => name.endsWith('Base'))
    .map((name) => name.replace(/Base$/, ''));
}

function propertiesOf(base: ts.InterfaceDeclaration): object[] {
  return base.members
    .flatMap(({ name }) => (name && ts.isStringLiteral(name) ? [name.text] : []))
    .map((property) => ({
      '@type': 'rdf:Property',
      '@id': `schema:${property}`,
      'schema:domainIncludes': { '@id': `schema:${typeOf(base)}` },
    }));
}
