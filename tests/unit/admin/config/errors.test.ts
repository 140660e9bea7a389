import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../../../src/admin/config/fields.ts';
import { wordsIn } from '../../../../src/admin/config/words.ts';
import { expected } from '../../../../src/content-types/expected.ts';

const fieldsWith = (shape: z.core.$ZodShape) =>
  fieldsOf(
    shape,
    { type: 'books', path: [] },
    { words: wordsIn('en'), titleOf: () => 'title', translated: false },
  );

it('a field without a widget is an error that says where to add one', () => {
  expect(() => fieldsWith({ copies: z.bigint() })).toThrow(
    'The field “copies” of the collection “books” has a schema of the kind “bigint”, which no ' +
      'widget edits. Add one to src/admin/config/fields.ts, or name one with ' +
      '.register(editing, …) in the schema.',
  );
  expect(() => fieldsWith({ copies: z.record(z.string(), z.string()) })).toThrow('any name');
});

it('a field without words is an error that says where to add them', () => {
  expect(() => fieldsWith({ shelf: z.string() })).toThrow(
    'The field “shelf” of the collection “books” has no label on the authors’ screen. Add a label ' +
      'to “fields” in src/admin/messages/*.ts, as “shelf”, or where it differs from other fields ' +
      'of that name, as “books.shelf”.',
  );
  expect(() => fieldsWith({ kind: z.enum(['paper']) })).toThrow('“choices” in');
  expect(() => fieldsWith({ pages: z.array(z.string()) })).toThrow('“items” in');
});

it('a pattern without a sentence is an error', () => {
  expect(() => fieldsWith({ isbn: z.string().regex(/^\d+$/) })).toThrow('no sentence that says');
  expect(() => fieldsWith({ isbn: z.string().regex(/^\d+$/, expected('expected.text')) })).toThrow(
    '“formats” in',
  );
});

it('a field with a usual value has it in new entries', () => {
  expect(fieldsWith({ copies: z.number().default(1) })).toMatchObject([
    { default: 1, required: false },
  ]);
});
