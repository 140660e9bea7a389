import { randomBytes, randomUUID } from 'node:crypto';

const person = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '90 123 45 67',
  consent: 'on',
  locale: 'uz',
};

/** A form to post, and where. */
export interface Post {
  path: string;
  init: RequestInit;
}

export function contactPost(message = 'Qabul qachon boshlanadi?'): Post {
  const body = JSON.stringify({ ...person, message, idempotencyKey: randomUUID() });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return { path: '/api/contact', init: { method: 'POST', body, headers } };
}

/** An application with a file of random content in the frame of a PDF document. */
export function applicationPost(size = 50_000): Post {
  const body = new FormData();
  const fields = { ...person, vacancy: 'any', socialStatus: 'none', idempotencyKey: randomUUID() };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const content = ['%PDF-1.7\n1 0 obj\n', randomBytes(size), '\nstartxref\n9\n%%EOF\n'];
  body.append('socialStatusFile', new File(content, 'hujjat.pdf'));
  return {
    path: '/api/application',
    init: { method: 'POST', body, headers: { accept: 'application/json' } },
  };
}
