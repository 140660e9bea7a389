import { expect, it } from 'vitest';
import { type FormReply, readReply } from '../../../../src/islands/forms/send-form.ts';

it.each<[number, string, FormReply]>([
  [201, '{"reference":"CAMU-1"}', { kind: 'stored', reference: 'CAMU-1' }],
  [201, '<p>', { kind: 'unavailable' }],
  [422, '{"errors":{"email":"?"}}', { kind: 'invalid', errors: { email: '?' } }],
  [
    413,
    '{"error":"tooLarge","message":"No.","field":"cv"}',
    { kind: 'invalid', errors: { cv: 'No.' } },
  ],
  [413, '{"error":"tooLarge","message":"No."}', { kind: 'refused', message: 'No.' }],
  [
    422,
    '{"error":"invalid","message":"No.","field":"cv","errors":{"cv":"No.","email":"?"}}',
    { kind: 'invalid', errors: { cv: 'No.', email: '?' } },
  ],
  [403, '{"error":"refused","message":"No."}', { kind: 'refused', message: 'No.' }],
  [409, '{"error":"conflict","message":"No."}', { kind: 'conflict', message: 'No.' }],
  [429, '{"error":"tooManyUnchecked","message":"No."}', { kind: 'refused', message: 'No.' }],
  [
    429,
    '{"error":"tooManyToday","message":"No.","field":"cv"}',
    { kind: 'invalid', errors: { cv: 'No.' } },
  ],
  [429, '<p>Rate limit exceeded</p>', { kind: 'tooMany' }],
  [429, '', { kind: 'tooMany' }],
  [500, '{"error":"internal"}', { kind: 'unavailable' }],
  [502, '<p>Bad gateway</p>', { kind: 'unavailable' }],
  [502, 'null', { kind: 'unavailable' }],
])('reads the reply %i %s', (status, body, reply) => {
  expect(readReply(status, body)).toEqual(reply);
});
