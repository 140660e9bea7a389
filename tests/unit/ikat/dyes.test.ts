import { expect, it } from 'vitest';
import { silk } from '../../../src/ikat/dyes.ts';
import { tokens } from '../styles/tokens.ts';

it('are the colours of the light theme', () => {
  expect(tokens('light')).toMatchObject(silk);
});
