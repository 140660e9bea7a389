import { expect, it } from 'vitest';
import { readToast } from '../../../src/stores/toasts.ts';

it('reads what a script asks for', () => {
  expect(readToast({ kind: 'error', text: 'No <b>.' })).toEqual({ kind: 'error', text: 'No <b>.' });
});

it.each(['alert', undefined, 7])('takes the kind %o for a note', (kind) => {
  expect(readToast({ kind, text: 'Yes.' })).toEqual({ kind: 'info', text: 'Yes.' });
});

it.each([undefined, null, 'text', {}, { text: '' }, { text: ' ' }, { text: { html: '<b>' } }])(
  'makes no toast of %o',
  (detail) => {
    expect(readToast(detail)).toBeUndefined();
  },
);
