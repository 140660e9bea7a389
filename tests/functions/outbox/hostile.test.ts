import { describe, expect, it } from 'vitest';
import { deliver } from '../../../netlify/functions/_shared/outbox/send.ts';
import { translator } from '../../../src/i18n/translate.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  staffAddress,
  startOutbox,
  store,
  watchLog,
} from './outbox.ts';
import { application, attachment, header, mailsOf } from './sent-mails.ts';

watchLog();

const t = translator('uz');

describe('hostile input in a field is harmless:', () => {
  const hostile: [string, Record<string, string>][] = [
    [
      'line breaks and headers',
      { firstName: 'A\r\nBcc: x@evil.example\r\n\r\nhi', lastName: 'B\nTo: y' },
    ],
    ['Unicode line separators', { firstName: 'A\u2028Bcc: x@evil.example\u2029\u0085\v' }],
    ['markup', { firstName: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' }],
    ['an address for a name', { firstName: 'x@evil.example,', lastName: '<y@evil.example>' }],
    ['quotes and encoded words', { firstName: '"\\"', lastName: '=?utf-8?q?Bcc:_x?=' }],
    ['a very long name', { firstName: 'Ў'.repeat(5000), lastName: 'a '.repeat(5000) }],
    ['the end of a mail', { message: 'one\r\n.\r\nMAIL FROM:<x@evil.example>\r\n.\n..\n' }],
    ['a boundary', { message: '\n----_NmP-1-Part_1--\nContent-Type: text/html\n\n<b>' }],
  ];

  it.each(hostile)('%s', async (_, fields) => {
    const { staff, visitor } = await mailsOf({
      ...anora,
      fields: { ...anora.fields, ...fields },
    });
    expect([staff.to, visitor.to]).toEqual([[staffAddress], ['anora@example.com']]);
    for (const received of [staff, visitor]) {
      const { bcc, cc, html = '', attachments } = received.mail;
      expect([bcc, cc, attachments]).toEqual([undefined, undefined, []]);
      expect(header(received, 'bcc')).toEqual([]);
      expect(header(received, 'to')).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img/);
    }
    expect(staff.mail.html).toBeUndefined();
    expect(header(staff, 'subject')).toHaveLength(1);
    expect(staff.mail.subject).toMatch(
      /^Saytdan xabar — [^\p{Cc}\u2028\u2029]{1,130} \(CAMU-2026-7G3K9QXB\)$/u,
    );
    expect(staff.mail.replyTo).toMatchObject([{ address: 'anora@example.com' }]);
    expect(staff.source.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
  });

  it('bidirectional control characters are removed, the text is kept', async () => {
    const fields = { ...anora.fields, firstName: '\u202EAnora\u2066', message: 'سلام \u202Efdp' };
    const { staff } = await mailsOf({
      ...application,
      fields,
      attachment: { ...attachment, name: 'cv\u202Efdp.exe\r\nX: y' },
    });
    expect(staff.mail.text).toContain(`${t('form.firstName')}: Anora\n`);
    expect(staff.mail.text).toContain(`${t('form.message')}: سلام fdp\n`);
    expect(staff.mail.text).toContain('“cvfdp.exe X: y”');
    expect(staff.mail.replyTo?.[0]?.name).toBe('Anora Yoʻldosheva');
    expect(staff.source).not.toMatch(/\u202E|\u2066/);
  });

  it('a line of a message cannot pass for a field', async () => {
    const message = `Salom\n${t('form.email')}: x@evil.example\u2028Diqqat`;
    const { staff } = await mailsOf({ ...anora, fields: { ...anora.fields, message } });
    const [first, ...others] = message.split(/[\n\u2028]/);
    expect(staff.mail.text).toContain(
      `${t('form.message')}:\n    ${first}\n    ${others.join('\n    ')}\n`,
    );
  });

  it.each(['"a,b"@example.com', "o'brien+camu@example.com"])(
    'the address %s is one address',
    async (email) => {
      const { visitor, staff } = await mailsOf({ ...anora, fields: { ...anora.fields, email } });
      expect(visitor.to).toEqual([email]);
      expect(staff.mail.replyTo).toMatchObject([{ address: email }]);
    },
  );

  // The form's schema rejects these, and so does the server.
  it.each([
    '"a b"@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    '<a@example.com> b@example.com',
    'a@example.com\0, b@example.com',
  ])('a form with the address %j only reaches the staff', async (email) => {
    const { services, mail } = await startOutbox();
    await store({ ...anora, fields: { ...anora.fields, email } });
    await deliver(services, anoraKey);
    // The form, and a note that the address was refused.
    expect(mail.received.map(({ to }) => to)).toEqual([[staffAddress], [staffAddress]]);
    expect(mail.received[0]?.mail.replyTo).toHaveLength(1);
    expect(await deliveryOf()).toMatchObject({
      state: 'delivered',
      reason: expect.stringMatching(/^visitor: RCPT TO 5/),
    });
  });
});
