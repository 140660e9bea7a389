import { expect, it } from 'vitest';
import { canonicalJson, shortCode } from '../../../netlify/functions/_shared/reference.ts';

// Crockford's alphabet: SHA-256 of the empty text starts with e3b0c44298.
it('is the start of the hash in Crockford’s base 32', () => {
  expect(shortCode('')).toBe('WERC8GMR');
});

it('has eight characters that can’t be mistaken for one another', () => {
  const codes = Array.from({ length: 2000 }, (_, index) => shortCode(`contact\n${index}`));
  expect(codes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('writes the same fields the same way', () => {
  expect(canonicalJson({ b: 1, a: 'x' })).toBe(canonicalJson({ a: 'x', b: 1 }));
  expect(canonicalJson({ a: 'x' })).not.toBe(canonicalJson({ a: 'y' }));
});
