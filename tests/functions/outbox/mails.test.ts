import { describe, expect, it } from 'vitest';
import { deliver } from '../../../netlify/functions/_shared/outbox/send.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { confirmationMessages } from '../../../src/i18n/ui/confirmation-mail.ts';
import university from '../built/university.ts';
import { letterFields } from '../contract/contact-posts.ts';
import { anora, deliveryOf, staffAddress, startOutbox, store, token, watchLog } from './outbox.ts';
import { application, attachment, header, mailsOf } from './sent-mails.ts';

watchLog();

const t = translator('uz');

describe('the staff', () => {
  it('get all fields in Uzbek, and can reply to the visitor', async () => {
    const { staff } = await mailsOf();
    expect([staff.from, staff.to]).toEqual(['no-reply@camu.example', [staffAddress]]);
    const { subject, replyTo, text, html, attachments } = staff.mail;
    expect(subject).toBe('Saytdan xabar — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB)');
    expect(replyTo).toEqual([{ name: 'Anora Yoʻldosheva', address: 'anora@example.com' }]);
    expect(text).toBe(`${t('form.message')}:
    Qabul qachon boshlanadi?
    Rahmat.

${t('form.firstName')}: Anora
${t('form.lastName')}: Yoʻldosheva
${t('form.email')}: anora@example.com
${t('form.phone')}: +998 90 123 45 67

Qoʻngʻiroq qilish: +998 90 123 45 67 – tel:+998901234567
Javob yozish: mailto:anora@example.com?subject=Re%3A%20CAMU-2026-7G3K9QXB – yoki shu xatga javob bering
Javob tili: ruscha (murojaatchi saytni shu tilda oʻqigan)

${t('form.reference')}: CAMU-2026-7G3K9QXB
Kelgan vaqti: 2026-yil 21-noyabr, 17:00 (Toshkent vaqti)
Turi: Saytdan xabar
`);
    expect([html, attachments]).toEqual([undefined, []]);
  });

  it('see that a visitor has one name', async () => {
    const { staff } = await mailsOf({ ...anora, fields: { ...anora.fields, lastName: '' } });
    expect(staff.mail.replyTo).toEqual([{ name: 'Anora', address: 'anora@example.com' }]);
    expect(staff.mail.text).toContain(`${t('form.firstName')}: Anora\n${t('form.lastName')}: —\n`);
  });

  it('get the topic by its name, and the residence', async () => {
    const { staff } = await mailsOf({ ...anora, fields: letterFields });
    expect(staff.mail.subject).toBe('Rektorga murojaat — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB)');
    expect(staff.mail.text).toMatch(RegExp(`^${t('form.topic')}: Rektorga murojaat\n`));
    expect(staff.mail.text).toContain(`Yashash joyi: ${letterFields.residence}\n`);
    expect(staff.mail.text).not.toMatch(/topicTitle|\(rector\)|rozi/);
  });

  it('learn that a letter without email is answered by post; nobody else gets mail', async () => {
    const { services, mail } = await startOutbox();
    const postAddress = '150100, Quva tumani, Navoiy koʻchasi, 12';
    const fields = { ...letterFields, email: '', postAddress };
    await deliver(services, await store({ ...anora, fields }));
    expect(mail.received.map(({ to }) => to)).toEqual([[staffAddress]]);
    const [{ text, replyTo } = {}] = mail.received.map((received) => received.mail);
    expect(replyTo).toBeUndefined();
    expect(text).toContain(`${t('form.email')}: —\n`);
    expect(text).toContain(`Pochta manzili: ${postAddress}\n`);
    expect(text).toContain('elektron pochtasi yoʻq, javobni pochta manziliga xat qilib yuboring');
    expect(text).not.toContain('mailto:');
    expect(await deliveryOf()).toMatchObject({ state: 'delivered', reason: undefined });
  });

  it('get the file, under a name that can’t mislead', async () => {
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
      'Ilova fayli: “passport.pdf”, 2\u00a0KB, biriktirildi: CAMU-2026-7G3K9QXB.pdf',
    );
  });

  it('see that a file is no longer stored, and that a form is unchecked', async () => {
    const { services, mail, chat } = await startOutbox();
    await deliver(services, await store({ ...application, botCheck: 'unknown' }));
    const [staff, ...others] = mail.received;
    if (!staff) throw new Error('a mail is missing');
    expect(others).toEqual([]);
    expect(staff.mail.subject).toBe(
      '[tekshirilmagan] Boʻsh ish oʻrniga ariza: Dotsent — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB)',
    );
    expect(staff.mail.attachments).toEqual([]);
    expect(staff.mail.text).toContain(
      `${t('form.vacancy')}: Dotsent\nIjtimoiy tarmoqlardagi sahifalari: —\n`,
    );
    expect(staff.mail.text).toContain('Ilova fayli: “passport.pdf”, 2\u00a0KB, omborda endi yoʻq');
    expect(staff.mail.text).toMatch(/^Diqqat: formani odam yuborgani tekshirilmadi/);
    expect(JSON.stringify(chat.received)).toContain('Diqqat');
  });
});

it('the chat gets the reference and nothing that was typed', async () => {
  const { chat } = await mailsOf();
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
  ])('gets a confirmation of %s with nothing that was typed', async (_, submission) => {
    const { visitor } = await mailsOf(submission);
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
      expect(body).toContain(confirmationMessages[locale].stranger);
      expect(body).toContain(university.names[locale]);
      expect(body).not.toMatch(/Anora|ldosheva|9012|Qabul qachon|passport|student|[{}]/);
    }
    expect(html).toContain(`<a href="${page}">`);
  });
});

it('mails suppress automatic replies, and each has its own Message-ID', async () => {
  const { staff, visitor } = await mailsOf();
  for (const received of [staff, visitor]) {
    expect(header(received, 'auto-submitted')).toEqual(['auto-generated']);
    expect(received.mail.from).toEqual({
      name: 'CAMU, universitet',
      address: 'no-reply@camu.example',
    });
  }
  expect(staff.mail.messageId).toBe('<CAMU-2026-7G3K9QXB.staff@camu.example>');
  expect(visitor.mail.messageId).toBe('<CAMU-2026-7G3K9QXB.visitor@camu.example>');
});
