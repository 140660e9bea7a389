import { join } from 'node:path';
import autocannon from 'autocannon';
import { startBlobs } from '../../tools/local-platform/blobs.ts';
import { contactPost } from './forms.ts';
import { startSite, withData } from './site.ts';
import { readStored } from './stored.ts';

/**
 * Posts contact forms at a rate (posts per second). Resolves to the report: the statuses, and the
 * latency with its percentiles. Rejects when an accepted form isn't stored.
 */
export async function load(rate: number, seconds: number): Promise<string> {
  return withData(async (data) => {
    const amount = rate * seconds;
    const posts = await Promise.all(Array.from({ length: amount }, () => contactPost()));
    const site = await startSite({ data });
    await warmUp(site.url);
    const accepted: string[] = [];
    const {
      statusCodeStats = {},
      latency,
      errors,
      timeouts,
    } = await autocannon({
      url: site.url,
      overallRate: rate,
      amount,
      requests: [
        {
          setupRequest: (request) => {
            const { path, init } = posts.pop() ?? {};
            return { ...request, path, ...init } as autocannon.Request;
          },
          onResponse: (status, body) => {
            if (status === 201) accepted.push(JSON.parse(body).reference);
          },
        },
      ],
    });
    await site.kill();

    const blobs = await startBlobs(join(data, 'blobs'));
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
    const { references } = await readStored();
    await blobs.close();
    const lost = accepted.filter((reference) => !references.has(reference));
    if (lost.length > 0) throw new Error(`${lost.length} accepted forms are not stored`);

    const statuses = Object.entries(statusCodeStats).map(
      ([status, { count = 0 }]) => `${count} × ${status}`,
    );
    return [
      `${amount} posts, ${rate} per second: ${statuses.join(', ')}; ${errors} errors, ${timeouts} timeouts.`,
      `Latency in ms: p50 ${latency.p50}, p97.5 ${latency.p97_5}, p99 ${latency.p99}, max ${latency.max}.`,
      `All ${accepted.length} accepted forms are stored.`,
    ].join('\n');
  });
}

/** The first post of a process is slow: its code is loaded then. */
async function warmUp(url: string): Promise<void> {
  const { path, init } = await contactPost();
  const response = await fetch(url + path, init);
  await response.arrayBuffer();
}
