import { expect, it } from 'vitest';
import { formMessages } from '../../src/forms/messages.ts';
import { readStoredMessages } from '../e2e/stored-messages.ts';
import { fillForm, referenceIn, touchForm } from './forms.ts';
import { Visitor } from './visitor.ts';

const { send, sent } = formMessages('contact', 'uz');

const message = {
  firstName: 'Gulnoza',
  lastName: 'Oʻrinova',
  email: 'gulnoza@example.com',
  phone: '90 123 45 67',
  message: 'Hamshiralik dasturi haqida maʼlumot bering.',
};

it('a message is stored once, by a visitor whom the bot check takes for human', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/contact');
  await touchForm(visitor, 'contact');
  await fillForm(visitor, message);
  await visitor.click('main form [name=consent]');
  await visitor.click('main form [type=submit]', send);
  await visitor.see('dialog[open]', sent);
  const reference = await referenceIn(visitor, 'dialog[open]');
  expect(await readStoredMessages()).toMatchObject([
    { reference, botCheck: 'human', fields: { ...message, phone: '+998901234567' } },
  ]);
});

it('Send as the first touch, with fields that a password manager filled, stores the message once and shows the reply', async () => {
  const visitor = await Visitor.arrive();
  const script = visitor.site.hold(/\/_astro\/mount-form\./);
  await visitor.open('/contact');
  await visitor.run((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
      if (field) field.value = value;
    }
    const consent = document.querySelector<HTMLInputElement>('main form [name=consent]');
    if (consent) consent.checked = true;
  }, message);
  await visitor.click('main form [type=submit]', send);
  await visitor.see('h1', sent);
  const reference = await referenceIn(visitor, 'main');
  expect(await readStoredMessages()).toMatchObject([
    { reference, fields: { email: message.email } },
  ]);
  script.release();
});
