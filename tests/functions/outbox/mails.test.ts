import { describe, expect, it } from 'vitest';
import type { SenderSubmission } from '../../../netlify/functions/_shared/outbox/channel.ts';
import { deliver } from '../../../netlify/functions/_shared/outbox/deliver.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { confirmationTexts } from '../../../src/i18n/ui/confirmation-mail.ts';
import type { Received } from './mail-server.ts';
import {
  anora,
  anoraKey,
  deliveryOf,
  staffAddress,
  startOutbox,
  store,
  token,
  watchLog,
} from './outbox.ts';

watchLog();

const t = translator('uz');

const attachment = {
  key: '2026-11-21/application/7G3K9QXB/ab',
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 2048,
  sha256: 'ab',
} as const;

const application: SenderSubmission = {
  ...anora,
  form: 'application',
  botCheck: 'unknown',
  fields: {
    vacancy: '3',
    firstName: 'Anora',
    lastName: 'Yoʻldosheva',
    email: 'anora@example.com',
    phone: '+998901234567',
    socialNetworks: '',
    socialStatus: 'student',
    consent: true,
    vacancyTitle: 'Dotsent',
    socialStatusTitle: '',
  },
  attachment,
};

/** What staff, visitor and chat get of a submission. */
async function lettersOf(submission: SenderSubmission = anora) {
  const { services, mail, chat } = await startOutbox();
  await deliver(services, await store(submission));
  const [staff, visitor] = mail.received;
  if (!staff || !visitor) throw new Error('a letter is missing');
  return { staff, visitor, chat: chat.received };
}

const header = ({ mail }: Received, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

describe('the staff', () => {
  it('get all fields in Uzbek, and answer the visitor', async () => {
    const { staff } = await lettersOf();
    expect([staff.from, staff.to]).toEqual(['no-reply@camu.example', [staffAddress]]);
    const { subject, replyTo, text, html, attachments } = staff.mail;
    expect(subject).toBe('Saytdan xabar: CAMU-2026-7G3K9QXB');
    expect(replyTo).toEqual([{ name: 'Anora Yoʻldosheva', address: 'anora@example.com' }]);
    expect(text).toBe(`Saytdan xabar.
${t('form.reference')}: CAMU-2026-7G3K9QXB
Kelgan vaqti: 21-noyabr, 2026, 17:00 (Toshkent vaqti)
Sahifa tili: Русский

${t('form.firstName')}: Anora
${t('form.lastName')}: Yoʻldosheva
${t('form.email')}: anora@example.com
${t('form.phone')}: +998 90 123 45 67
${t('form.message')}:
    Qabul qachon boshlanadi?
    Rahmat.
Maʼlumotlarni saqlashga rozilik: ha

Bu xatga yozgan javobingiz yuqoridagi elektron pochta manziliga boradi.
`);
    expect([html, attachments]).toEqual([undefined, []]);
  });

  it('get the file, under a name that misleads nobody', async () => {
    const { services, mail } = await startOutbox();
    const content = Uint8Array.from({ length: attachment.size }, (_, index) => index % 256);
    await openStore('attachments').set(attachment.key, content.buffer);
    await deliver(services, await store(application));
    const [file, ...others] = mail.received[0]?.mail.attachments ?? [];
    expect(file).toMatchObject({
      filename: 'CAMU-2026-7G3K9QXB.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(new Uint8Array(file?.content as ArrayBuffer)).toEqual(content);
    expect(others).toEqual([]);
    expect(mail.received[0]?.mail.text).toContain(
      'Ilova fayli: “passport.pdf”, 2 KB, biriktirildi: CAMU-2026-7G3K9QXB.pdf',
    );
  });

  it('are told of a file that is no longer kept, and of a form that nobody checked', async () => {
    const { staff, chat } = await lettersOf(application);
    expect(staff.mail.subject).toBe('Boʻsh ish oʻrniga ariza: CAMU-2026-7G3K9QXB');
    expect(staff.mail.attachments).toEqual([]);
    expect(staff.mail.text).toContain(`${t('form.vacancy')}: Dotsent (3)\n`);
    expect(staff.mail.text).toContain(
      `${t('form.socialNetworks')}: —\n${t('form.socialStatus')}: student\n`,
    );
    expect(staff.mail.text).toContain('Ilova fayli: “passport.pdf”, 2 KB, omborda endi yoʻq');
    expect(staff.mail.text).toContain('Diqqat: formani odam yuborgani tekshirilmadi');
    expect(JSON.stringify(chat)).toContain('Diqqat');
  });
});

it('the chat gets the reference and nothing of what was typed', async () => {
  const { chat } = await lettersOf();
  expect(chat).toEqual([
    {
      path: `/bot${token}/sendMessage`,
      body: {
        chat_id: '-100200',
        text: 'Saytdan xabar: CAMU-2026-7G3K9QXB',
        link_preview_options: { is_disabled: true },
      },
    },
  ]);
});

describe.each(locales)('the visitor, in %s,', (locale) => {
  it.each([
    ['a message', { ...anora, locale }],
    ['an application', { ...application, locale }],
  ])('is told that %s came, with nothing of what was typed', async (_, submission) => {
    const { visitor } = await lettersOf(submission);
    const { subject, text = '', html = '', replyTo, to } = visitor.mail;
    expect(visitor.to).toEqual(['anora@example.com']);
    expect(to).toEqual([{ name: '', address: 'anora@example.com' }]);
    expect(replyTo).toBeUndefined();
    expect(subject).toMatch(/: CAMU-2026-7G3K9QXB$/);
    const page = `https://camu.example${locale === 'uz' ? '' : `/${locale}`}/contact`;
    for (const body of [text, html]) {
      expect(body).toContain(translator(locale)('form.reference'));
      expect(body).toContain('CAMU-2026-7G3K9QXB');
      expect(body).toContain(page);
      expect(body).toContain(confirmationTexts[locale].stranger);
      expect(body).not.toMatch(/Anora|ldosheva|9012|Qabul qachon|passport|student|[{}]/);
    }
    expect(html).toContain(`<a href="${page}">`);
  });
});

it('no letter is answered by an absence notice, and each has its own identity', async () => {
  const { staff, visitor } = await lettersOf();
  for (const letter of [staff, visitor]) {
    expect(header(letter, 'auto-submitted')).toEqual(['auto-generated']);
    expect(letter.mail.from).toEqual({
      name: 'CAMU, universitet',
      address: 'no-reply@camu.example',
    });
  }
  expect(staff.mail.messageId).toBe('<CAMU-2026-7G3K9QXB.staff@camu.example>');
  expect(visitor.mail.messageId).toBe('<CAMU-2026-7G3K9QXB.visitor@camu.example>');
});

describe('what is hostile in a field is inert:', () => {
  const hostile: [string, Record<string, string>][] = [
    [
      'line breaks and headers',
      { firstName: 'A\r\nBcc: x@evil.example\r\n\r\nhi', lastName: 'B\nTo: y' },
    ],
    ['a separator of lines', { firstName: 'A\u2028Bcc: x@evil.example\u2029\u0085\v' }],
    ['markup', { firstName: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' }],
    ['an address for a name', { firstName: 'x@evil.example,', lastName: '<y@evil.example>' }],
    ['quotes and encoded words', { firstName: '"\\"', lastName: '=?utf-8?q?Bcc:_x?=' }],
    ['a very long name', { firstName: 'Ў'.repeat(5000), lastName: 'a '.repeat(5000) }],
    ['the end of a letter', { message: 'one\r\n.\r\nMAIL FROM:<x@evil.example>\r\n.\n..\n' }],
    ['a boundary', { message: '\n----_NmP-1-Part_1--\nContent-Type: text/html\n\n<b>' }],
  ];

  it.each(hostile)('%s', async (_, fields) => {
    const { staff, visitor } = await lettersOf({
      ...anora,
      fields: { ...anora.fields, ...fields },
    });
    expect([staff.to, visitor.to]).toEqual([[staffAddress], ['anora@example.com']]);
    for (const letter of [staff, visitor]) {
      const { bcc, cc, html = '', attachments } = letter.mail;
      expect([bcc, cc, attachments]).toEqual([undefined, undefined, []]);
      expect(header(letter, 'bcc')).toEqual([]);
      expect(header(letter, 'to')).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img/);
    }
    expect(staff.mail.html).toBeUndefined();
    expect(staff.mail.subject).toBe('Saytdan xabar: CAMU-2026-7G3K9QXB');
    expect(staff.mail.replyTo).toMatchObject([{ address: 'anora@example.com' }]);
    expect(staff.source.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
  });

  it('marks that turn the direction of the text are dropped, the text is kept', async () => {
    const fields = { ...anora.fields, firstName: '\u202EAnora\u2066', message: 'سلام \u202Efdp' };
    const { staff } = await lettersOf({
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
    const { staff } = await lettersOf({ ...anora, fields: { ...anora.fields, message } });
    const [first, ...others] = message.split(/[\n\u2028]/);
    expect(staff.mail.text).toContain(
      `${t('form.message')}:\n    ${first}\n    ${others.join('\n    ')}\n`,
    );
  });

  it.each(['"a,b"@example.com', "o'brien+camu@example.com"])(
    'the address %s is one address',
    async (email) => {
      const { visitor, staff } = await lettersOf({ ...anora, fields: { ...anora.fields, email } });
      expect(visitor.to).toEqual([email]);
      expect(staff.mail.replyTo).toMatchObject([{ address: email }]);
    },
  );

  // The form's schema lets none of these through; the server takes none for an address.
  it.each([
    '"a b"@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    '<a@example.com> b@example.com',
    'a@example.com\0, b@example.com',
  ])('the address %j reaches nobody but the staff', async (email) => {
    const { services, mail } = await startOutbox();
    await store({ ...anora, fields: { ...anora.fields, email } });
    await deliver(services, anoraKey);
    expect(mail.received.map(({ to }) => to)).toEqual([[staffAddress]]);
    expect(mail.received[0]?.mail.replyTo).toHaveLength(1);
    expect(await deliveryOf()).toMatchObject({
      state: 'delivered',
      reason: expect.stringMatching(/^visitor: RCPT TO 5/),
    });
  });
});
