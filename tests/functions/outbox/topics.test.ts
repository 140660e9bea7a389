import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { deliver } from '../../../netlify/functions/_shared/outbox/send.ts';
import { topics } from '../../../src/forms/form.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { letterFields } from '../contract/contact-posts.ts';
import { anora, staffAddress, startOutbox, store, watchLog } from './outbox.ts';
import { application } from './sent-mails.ts';

watchLog();

const t = translator('uz');
const messageAbout = (topic: (typeof topics)[number]) => ({
  ...anora,
  fields: { ...letterFields, topic, topicTitle: t(`topic.${topic}`) },
});

const own = {
  MAIL_TO_APPLICATION: 'kadrlar@camu.example',
  MAIL_TO_CORRUPTION: 'komplayens@camu.example, komplayens2@camu.example',
  MAIL_TO_RECTOR: 'Rektor <rektor@camu.example>',
};

it.each([
  ['a message', anora, [staffAddress]],
  ['a question', messageAbout('admission'), [staffAddress]],
  ['a letter to the rector', messageAbout('rector'), ['rektor@camu.example']],
  [
    'a report of corruption',
    messageAbout('corruption'),
    ['komplayens@camu.example', 'komplayens2@camu.example'],
  ],
  ['an application', application, ['kadrlar@camu.example']],
])('%s only goes to its own address where one is set', async (_, submission, recipients) => {
  const { services, mail } = await startOutbox(own);
  await deliver(services, await store(submission));
  const toStaff = mail.received.filter(({ to }) => !to.includes(anora.fields.email));
  expect(toStaff.map(({ to }) => to)).toEqual([recipients]);
  const subject = toStaff[0]?.mail.subject;
  expect(subject).toMatch(/^[^()]+ — Anora Yoʻldosheva \(CAMU-2026-7G3K9QXB\)$/);
});

it.each(topics)('a message about %s says so in its subject', async (topic) => {
  const { services, mail } = await startOutbox();
  await deliver(services, await store(messageAbout(topic)));
  expect(mail.received[0]?.mail.subject).toBe(
    `${t(`topic.${topic}`)} — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB)`,
  );
});

it('mails about one person are one conversation, which doesn’t reveal the address', async () => {
  const { services, mail } = await startOutbox();
  const from = (number: number, email: string) =>
    store({
      ...anora,
      reference: `CAMU-2026-0000000${number}`,
      botCheck: 'unknown',
      fields: { ...anora.fields, email },
    });
  for (const [number, email] of ['a.b@gmail.com', 'AB@googlemail.com', 'c@d.example'].entries()) {
    await deliver(services, await from(number, email));
  }
  const [first, second, other] = mail.received.map(({ mail: { references } }) => references);
  expect(first).toMatch(/^<[0-9a-f]{32}\.thread@camu\.example>$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

describe('addresses are checked:', () => {
  const mails = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };
  it.each([
    ['MAIL_TO', 'a@b.example c@d.example', false],
    ['MAIL_TO', 'a@b.example, c', false],
    ['MAIL_TO', 'a@b.example; c@d.example', true],
    ['MAIL_TO', '"CAMU, qabul" <a@b.example>, c@d.example', true],
    ['MAIL_TO_CORRUPTION', 'camu', false],
    ['MAIL_TO_CORRUPTION', 'a@b.example', true],
    ['MAIL_FROM', '"CAMU <a@b.example>"', false],
    ['MAIL_FROM', 'a@b.example, c@d.example', false],
    ['MAIL_FROM', 'CAMU <a@b.example>', true],
    ['SMTP_URL', 'smtp://mail.example:465', false],
    ['SMTP_URL', 'smtps://mail.example:587', false],
  ])('%s %s: %s', (name, value, isValid) => {
    const parse = () => parseEnvironment({ ...mails, [name]: value });
    if (isValid) expect(parse()).toHaveProperty(name, value);
    else expect(parse).toThrow(new RegExp(`^${name} is not `));
  });

  it('a topic’s address needs one for all others', () => {
    const parse = () => parseEnvironment({ MAIL_TO_RECTOR: 'a@b.example' });
    expect(parse).toThrow('MAIL_TO is missing: MAIL_TO_RECTOR');
  });
});
