import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { writtenDocument } from '../../audit/forms/written-form.ts';

const fields: Field[] = [
  { name: 'title', widget: 'string' },
  { name: 'tags', widget: 'list' },
];

it('leaves a file as the screen writes it', () => {
  const source = '---\ntitle: Open day\ntags:\n  - a\n---\n\nText\n';
  expect(writtenDocument(source, fields)).toBe(source);
});

it.each([
  ['another order', '---\ntags:\n  - a\ntitle: Open day\n---\n\nText\n'],
  ['quotes', '---\ntitle: "Open day"\ntags:\n  - a\n---\n\nText\n'],
  ['a field that it lacks', '---\ntitle: Open day\ntags:\n  - a\nother: 1\n---\n\nText\n'],
])('changes a file with %s', (_, source) => {
  expect(writtenDocument(source, fields)).not.toBe(source);
});
