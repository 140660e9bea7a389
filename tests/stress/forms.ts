import { randomBytes, randomUUID } from 'node:crypto';
import { cheapToken } from './bot-token.ts';

const person = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '90 123 45 67',
  consent: 'on',
  locale: 'uz',
};

/** A request of `fetch`: the path, and its options. */
export interface Post {
  path: string;
  init: RequestInit;
}

/** A valid contact form as JSON. */
export async function contactPost(): Promise<Post> {
  const message = 'Qabul qachon boshlanadi?';
  const botToken = await cheapToken('contact');
  const body = JSON.stringify({ ...person, message, botToken, idempotencyKey: randomUUID() });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return { path: '/api/contact', init: { method: 'POST', body, headers } };
}

/** A valid application with an attached PDF of random bytes. */
export async function applicationPost(): Promise<Post> {
  const body = new FormData();
  const unique = { botToken: await cheapToken('application'), idempotencyKey: randomUUID() };
  const fields = { ...person, vacancy: 'any', socialStatus: 'none', ...unique };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const content = ['%PDF-1.7\n1 0 obj\n', randomBytes(50_000), '\nstartxref\n9\n%%EOF\n'];
  body.append('socialStatusFile', new File(content, 'hujjat.pdf'));
  return {
    path: '/api/application',
    init: { method: 'POST', body, headers: { accept: 'application/json' } },
  };
}
