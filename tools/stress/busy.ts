import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBlobs } from '../local-platform/blobs.ts';
import { createContext } from '../local-platform/function-context.ts';
import type { HostilePost } from './bodies.ts';

/** A post with the processor's time that it took. */
export interface Busy {
  name: string;
  path: string;
  accept: string;
  status: number;
  milliseconds: number;
}

type Handle = (request: Request, context: object) => Promise<Response>;

/** What a form's function is called with, in this process, so that its own time can be told. */
export interface Forms {
  post: (name: string, post: HostilePost) => Promise<Busy>;
  close: () => Promise<void>;
}

/** The forms' functions in this process, with a store of their own; the site at `url` is theirs. */
export async function formsOf(url: string): Promise<Forms> {
  // As in the site: each refused post would be a line.
  const { warn } = console;
  console.warn = () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'camu-busy-'));
  const blobs = await startBlobs(folder);
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  const load = async (form: string): Promise<Handle> =>
    (await import(`../../netlify/functions/${form}.ts`)).default;
  const handlers: Record<string, Handle> = {
    '/api/contact': await load('contact'),
    '/api/application': await load('application'),
  };
  let posts = 0;
  return {
    post: async (name, { path, type, accept, body }) => {
      const headers = { 'content-type': type, accept };
      const init = { method: 'POST', body: new Uint8Array(body), headers };
      const request = new Request(url + path, init);
      // From an address of its own each: the limit of an address would spare the rest of the way.
      const ip = `10.${posts >> 16}.${(posts >> 8) & 255}.${posts++ & 255}`;
      const before = process.cpuUsage();
      const response = await handlers[path]?.(
        request,
        createContext({ ip, params: {}, url: new URL(request.url), waitUntil: () => undefined }),
      );
      await response?.arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      return { name, path, accept, status: response?.status ?? 0, milliseconds };
    },
    close: async () => {
      console.warn = warn;
      await blobs.close();
      delete process.env.NETLIFY_BLOBS_CONTEXT;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
