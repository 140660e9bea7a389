import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBlobs } from '../../tools/local-platform/blobs.ts';
import { createContext } from '../../tools/local-platform/function-context.ts';
import type { HostilePost } from './bodies.ts';

/** A post and the CPU time that it took. */
export interface TimedPost {
  name: string;
  path: string;
  accept: string;
  status: number;
  cpuTimeMs: number;
}

type Handler = (request: Request, context: object) => Promise<Response>;

/** The forms' functions in this process, where their CPU time can be measured. */
interface LocalForms {
  post: (name: string, post: HostilePost) => Promise<TimedPost>;
  close: () => Promise<void>;
}

/** Loads the forms' functions with a temporary store; `url` is the site that posts are addressed to. */
export async function openForms(url: string): Promise<LocalForms> {
  // Each refused post is logged with console.warn: thousands of lines.
  const { warn } = console;
  console.warn = () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'camu-cpu-time-'));
  const blobs = await startBlobs(folder);
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  const load = async (form: string): Promise<Handler> =>
    (await import(`../../netlify/functions/${form}.ts`)).default;
  const handlers: Record<string, Handler> = {
    '/api/contact': await load('contact'),
    '/api/application': await load('application'),
  };
  let posts = 0;
  return {
    post: async (name, { path, type, accept, body }) => {
      const headers = { 'content-type': type, accept };
      const init = { method: 'POST', body: new Uint8Array(body), headers };
      const request = new Request(url + path, init);
      // A new IP address each time, or the rate limit would end the call early.
      const ip = `10.${posts >> 16}.${(posts >> 8) & 255}.${posts++ & 255}`;
      const start = process.cpuUsage();
      const response = await handlers[path]?.(
        request,
        createContext({ ip, params: {}, url: new URL(request.url), waitUntil: () => undefined }),
      );
      await response?.arrayBuffer();
      const { user, system } = process.cpuUsage(start);
      const cpuTimeMs = (user + system) / 1000;
      return { name, path, accept, status: response?.status ?? 0, cpuTimeMs };
    },
    close: async () => {
      console.warn = warn;
      await blobs.close();
      delete process.env.NETLIFY_BLOBS_CONTEXT;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
