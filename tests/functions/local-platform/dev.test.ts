import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { localFunctions } from '../../../integrations/vite/local-functions.ts';
import { createTemporaryFolder } from './site.ts';

const pollOptions = { timeout: 10_000 };
const SHARED = 'netlify/functions/_shared/word.ts';
const FILES = {
  'index.html': 'page',
  [SHARED]: 'export const word: string = "one";',
  'netlify/functions/word.ts': `
    import { word } from './_shared/word.ts';
    export default async (request: Request, { deploy }: { deploy: { context: string } }) => {
      const file = (await request.formData()).get('file') as File;
      return Response.json({ word, context: deploy.context, bytes: [...new Uint8Array(await file.arrayBuffer())] });
    };
    export const config = { path: '/api/word' };`,
};

async function startDev() {
  const root = createTemporaryFolder(FILES);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [localFunctions()],
    server: { host: '127.0.0.1', port: 0 },
  });
  const watching = once(server.watcher, 'ready');
  await server.listen();
  await watching;
  onTestFinished(() => server.close());
  const url = server.resolvedUrls?.local[0] ?? '';
  const post = () => {
    const body = new FormData();
    body.set('file', new File([Uint8Array.of(0, 128, 255)], 'a.bin'));
    return fetch(`${url}api/word`, { method: 'POST', body });
  };
  return { root, url, post };
}

describe('in development', () => {
  it('a function gets its context and the exact bytes of a file', async () => {
    const { post } = await startDev();
    const seen = { word: 'one', context: 'production', bytes: [0, 128, 255] };
    expect(await (await post()).json()).toEqual(seen);
  });

  it('other requests fall through to the pages', async () => {
    const { url } = await startDev();
    expect(await (await fetch(url)).text()).toContain('page');
  });

  it('reloads a saved file, and names one with a syntax error', async () => {
    const { root, url, post } = await startDev();
    await post();
    writeFileSync(join(root, SHARED), 'export const word = "two";');
    await expect
      .poll(async () => (await post()).json(), pollOptions)
      .toMatchObject({ word: 'two' });
    // Saved repeatedly: the watcher drops a change within 50 ms of the previous one.
    const saveMistake = () => writeFileSync(join(root, SHARED), 'export const word = ;');
    await expect
      .poll(async () => {
        saveMistake();
        return (await post()).text();
      }, pollOptions)
      .toContain('netlify/functions/word.ts');
    expect((await fetch(url)).status).toBe(200);
  });
});
