import { expect, it } from 'vitest';
import { mailboxOf } from '../../../netlify/functions/_shared/outbox/mailbox.ts';

it.each([
  ['anora@example.com', ['Anora@Example.com', 'anora+1@example.com', 'ANORA+a+b@example.com']],
  ['anora@gmail.com', ['a.n.o.r.a@gmail.com', 'Anora@googlemail.com', 'an.ora+x@GoogleMail.com']],
  ['anora-y@yandex.ru', ['anora.y@ya.ru', 'anora-y@yandex.com', 'Anora.Y+1@yandex.uz']],
  ['anoray@proton.me', ['anora.y@protonmail.com', 'anora_y@pm.me']],
  ['anora@icloud.com', ['anora@me.com']],
  ['a.nora@example.com', ['a.nora@example.com']],
  ['"a@b"@example.com', ['"A@b"@example.com']],
])('%s is also %j', (mailbox, spellings) => {
  expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox));
});
