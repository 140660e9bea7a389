import { contactPost, type Post } from './forms.ts';

export interface Burst {
  url: string;
  form: 'contact' | 'empty';
  /** Posts a second. */
  rate: number;
  seconds: number;
}

export interface BurstFigures {
  statuses: Record<string, number>;
  /** Milliseconds from the moment that a post was due, so that a queue counts as waiting. */
  times: number[];
  references: string[];
}

const empty: Post = { path: '/api/empty', init: { method: 'POST', body: '{}' } };

/** Sends posts at a steady rate, whether or not the earlier ones are answered. */
export async function sendBurst({ url, form, rate, seconds }: Burst): Promise<BurstFigures> {
  const figures: BurstFigures = { statuses: {}, times: [], references: [] };
  const started = performance.now();
  const posts: Promise<void>[] = [];
  for (let index = 0; index < rate * seconds; index++) {
    const due = started + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    posts.push(send(url, form === 'empty' ? empty : await contactPost(), due, figures));
  }
  await Promise.all(posts);
  return figures;
}

async function send(url: string, { path, init }: Post, due: number, figures: BurstFigures) {
  const response = await fetch(url + path, init).catch(() => undefined);
  const text = (await response?.text()) ?? '';
  figures.times.push(performance.now() - due);
  const status = String(response?.status ?? 'no answer');
  figures.statuses[status] = (figures.statuses[status] ?? 0) + 1;
  if (response?.status === 201) figures.references.push(JSON.parse(text).reference);
}
