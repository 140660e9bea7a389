import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { contactForm } from '../../../tools/doctor/checks/contact-form.ts';
import { https } from '../../../tools/doctor/checks/https.ts';
import { notifications, outbox } from '../../../tools/doctor/checks/messages.ts';
import { testForm } from '../../../tools/doctor/checks/test-form.ts';
import { checks } from '../../../tools/doctor/diagnose.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { storedRecords } from '../contract/contact-posts.ts';
import { noteDelivery } from '../inbox/submissions.ts';
import { faults, status, text } from './faults.ts';
import { siteWith } from './sound-site.ts';

beforeEach(async () => {
  await connectBlobs();
  await setLastRun(14);
  // Functions log rejected posts.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => warn.mockRestore();
});

async function setLastRun(minutes: number, channels = ['staff', 'visitor']): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  await openStore('deliveries').setJSON('last-run', { at, channels });
}

it('no check objects to a sound site, and none leaves anything in its store', async () => {
  const site = siteWith();
  for (const { name, run } of checks) {
    expect({ name, ...(await run(site)) }).toEqual({
      name,
      state: 'ok',
      found: expect.any(String),
    });
  }
  expect(await listKeys(openStore('submissions'))).toEqual([]);
  expect(await listKeys(openStore('deliveries'))).toEqual(['last-run']);
});

it('there is a fault for every check, but those with tests of their own', () => {
  const tried = new Set(faults.map(({ check }) => check));
  expect(checks.filter((check) => !tried.has(check))).toEqual([outbox, notifications, testForm]);
});

it.each(faults)('$name: $found', async ({ check, at, change, found, todo }) => {
  expect(await check.run(siteWith(at, change))).toEqual({
    state: 'fault',
    found: typeof found === 'string' ? found : expect.stringMatching(found),
    todo: expect.stringContaining(todo),
  });
});

it.each([
  ['fault', 'http://camu.example', 'run the doctor with https://camu.example'],
  ['not checked', 'http://localhost:8888', 'the public address'],
])('HTTPS is a “%s” at %s', async (state, url, todo) => {
  expect(await https.run(siteWith('', undefined, { url }))).toMatchObject({
    state,
    todo: expect.stringContaining(todo),
  });
});

it.each([
  ['that stopped', () => setLastRun(16), 'send-outbox ran 16 minutes ago'],
  [
    'that never ran',
    () => openStore('deliveries').delete('last-run'),
    'send-outbox has not run yet',
  ],
])('scheduled functions %s are reported', async (_, arrange, found) => {
  await arrange();
  expect(await outbox.run(siteWith())).toEqual({
    state: 'fault',
    found,
    todo: expect.stringContaining('send-outbox'),
  });
});

describe('notifications', () => {
  it.each([
    ['mail', ['staff', 'visitor'], 'by mail; 0 failed, 0 wait'],
    ['the chat', ['telegram'], 'by Telegram; 0 failed, 0 wait'],
    ['both', ['telegram', 'staff', 'visitor'], 'by Telegram and mail; 0 failed, 0 wait'],
  ])('by %s are sound', async (_, channels, found) => {
    await setLastRun(1, channels);
    expect(await notifications.run(siteWith())).toEqual({ state: 'ok', found });
  });

  it.each([
    ['fault', 'https://camu.example'],
    ['not checked', 'http://localhost:8888'],
  ])('that nobody gets are a “%s” at %s', async (state, url) => {
    await setLastRun(1, []);
    expect(await notifications.run(siteWith('', undefined, { url }))).toMatchObject({
      state,
      found: 'neither mail nor Telegram is configured: nobody is notified',
      todo: expect.stringContaining('SMTP_URL'),
    });
  });

  it('that failed or wait are counted, with their reasons', async () => {
    const store = openStore('deliveries');
    const problems = { staff: 'RCPT TO 550' };
    await store.set('open/contact/AAAAAAAA', '');
    expect(await notifications.run(siteWith())).toMatchObject({ state: 'ok' });
    await store.setJSON('contact/AAAAAAAA', { attempts: 1, nextAt: '', sent: [], problems });
    expect(await notifications.run(siteWith())).toEqual({
      state: 'fault',
      found: 'by mail; 0 failed, 1 wait; staff: RCPT TO 550',
      todo: expect.stringContaining('tried again'),
    });
    await store.set('failed/contact/BBBBBBBB', '');
    await noteDelivery('contact/BBBBBBBB', 'failed', { staff: 'ECONNREFUSED' });
    expect(await notifications.run(siteWith())).toEqual({
      state: 'fault',
      found: 'by mail; 1 failed, 1 wait; staff: ECONNREFUSED; staff: RCPT TO 550',
      todo: expect.stringContaining('npm run inbox -- retry'),
    });
  });
});

describe('the test form', () => {
  it('is not sent with --no-post', async () => {
    const site = siteWith('POST /api/contact', status(500), { post: false });
    expect([await contactForm.run(site), await testForm.run(site)]).toEqual([
      { state: 'not checked', found: 'no form was sent', todo: 'leave out --no-post' },
      { state: 'not checked', found: 'there is none to delete', todo: 'see “contact form”' },
    ]);
    expect(await storedRecords()).toEqual([]);
  });

  it('is not required when the site is rate limited', async () => {
    expect(await contactForm.run(siteWith('POST /api/contact', status(429)))).toMatchObject({
      state: 'not checked',
      todo: 'run the doctor again tomorrow',
    });
  });

  it('is marked as a test, and fails the bot check, so that no confirmation is sent', async () => {
    await contactForm.run(siteWith());
    expect(await storedRecords()).toEqual([
      expect.objectContaining({
        botCheck: 'unknown',
        fields: expect.objectContaining({
          lastName: '(npm run doctor)',
          email: 'doctor@example.org',
          message: expect.stringMatching(/sinovi[\s\S]*This is an automatic test of the site/),
        }),
      }),
    ]);
  });

  it('is left for a person to delete if the store can’t be opened', async () => {
    const store = { inbox: undefined, todo: 'set what is missing' };
    const site = siteWith('', undefined, { store });
    await contactForm.run(site);
    const [{ reference } = { reference: '' }] = await storedRecords();
    expect(await testForm.run(site)).toEqual({
      state: 'not checked',
      found: `${reference} is still in the inbox`,
      todo: `set what is missing; then: npm run inbox -- delete ${reference} --yes`,
    });
  });

  it('is reported as missing from another site’s store', async () => {
    const inbox = {
      openStore: () => openStore('marks'),
      place: 'on the site x',
      close: async () => undefined,
    };
    const site = siteWith('', undefined, { store: { inbox } });
    await contactForm.run(site);
    expect(await testForm.run(site)).toEqual({
      state: 'fault',
      found: expect.stringMatching(/^the store on the site x has no test form CAMU-\S+$/),
      todo: expect.stringContaining('NETLIFY_SITE_ID'),
    });
  });

  it('is the only submission deleted, whatever reference the reply shows', async () => {
    await contactForm.run(siteWith());
    const [{ reference } = { reference: '' }] = await storedRecords();
    const site = siteWith('POST /api/contact', text(/CAMU-[\w-]+/g, reference));
    await contactForm.run(site);
    expect(await testForm.run(site)).toMatchObject({
      state: 'fault',
      found: `the store of the test has no test form ${reference}`,
    });
    expect(await storedRecords()).toHaveLength(2);
  });
});
