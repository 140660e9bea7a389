import { expect, it } from 'vitest';
import { readToast } from '../../../../src/islands/toasts/store.ts';

it('reads the toast of an event', () => {
  expect(readToast({ kind: 'error', text: 'No <b>.' })).toEqual({ kind: 'error', text: 'No <b>.' });
});

it.each(['alert', undefined, 7])('treats the kind %o as info', (kind) => {
  expect(readToast({ kind, text: 'Yes.' })).toEqual({ kind: 'info', text: 'Yes.' });
});

it.each([undefined, null, 'text', {}, { text: '' }, { text: ' ' }, { text: { html: '<b>' } }])(
  'reads no toast from %o',
  (detail) => {
    expect(readToast(detail)).toBeUndefined();
  },
);
