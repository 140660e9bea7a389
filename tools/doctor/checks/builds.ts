import { load } from 'cheerio/slim';
import * as v from 'valibot';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { href } from '../../../src/routing/href.ts';
import { type Check, developerAdvice, fault, redeployAdvice, toFinding } from '../check.ts';
import { hashedAssets, mapAll } from '../inspect.ts';

const latestBuildPath = '/_astro/builds/latest.json';
const latestBuildSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), timestamp: v.number() }),
);

/** The build's id, by which an open page detects that a newer build is published. */
export const buildNumber: Check = {
  name: 'build number',
  async run(site) {
    const { status, headers, text } = await site.get(latestBuildPath);
    const latest = v.safeParse(latestBuildSchema, text);
    if (status !== 200 || !latest.success) {
      return fault(
        `${latestBuildPath} answers ${status} without a build’s id and time`,
        redeployAdvice,
      );
    }
    const cacheControl = headers['cache-control'];
    if (cacheControl !== 'no-cache') {
      return fault(
        `${latestBuildPath} has cache-control: ${cacheControl}, not no-cache`,
        developerAdvice(
          'two header rules apply to this file and the wrong one wins: it must move out of /_astro, or that rule must not reach it',
        ),
      );
    }
    const { id } = latest.output;
    const problems = await mapAll(locales, async (locale) => {
      const page = localizedPath('/', locale);
      const named = load((await site.get(page)).text)('meta[name="build-id"]').attr('content');
      return named === id ? [] : `${page} is of build ${named}, ${latestBuildPath} of ${id}`;
    });
    return toFinding(
      problems.flat(),
      `${id} on the pages and in ${latestBuildPath}`,
      'if a deploy has just ended, run the doctor again; else choose “Clear cache and deploy site” in Netlify',
    );
  },
};

/** Whether files keep their addresses: with `?dpl=…` browsers reload all of them after each deploy. */
export const assetUrls: Check = {
  name: 'addresses of files',
  async run(site) {
    const paths = [
      ...locales.flatMap((locale) => [localizedPath('/', locale), href('contact', locale)]),
      ...(await hashedAssets(site)).filter((path) => /\.js(?:\?|$)/.test(path)),
    ];
    const problems = await mapAll(paths, async (path) => {
      const queries = (await site.get(path)).text.match(/[?&]dpl=/g) ?? [];
      return queries.length === 0 ? [] : `${path} has ?dpl= in ${queries.length} addresses`;
    });
    return toFinding(
      problems.flat(),
      'stay the same over deploys (no ?dpl=)',
      developerAdvice(
        'the adapter’s `client` settings (skew protection) must be left out in integrations/static-netlify.ts',
      ),
    );
  },
};

/** Bytes that a server may send before the first acknowledgement: ten packets of 1,460. */
const firstFlight = 14_600;

/** Whether text is compressed; it also reports the size of the home page. */
export const compression: Check = {
  name: 'compression',
  async run(site) {
    const scripts = (await hashedAssets(site)).filter((path) => /\.js(?:\?|$)/.test(path));
    const problems = await mapAll(['/', '/sitemap.xml', ...scripts], async (path) => {
      const { headers, text, size } = await site.get(path);
      const isSmall = Buffer.byteLength(text) < 1500;
      if (isSmall || /^(?:br|gzip)$/.test(headers['content-encoding'] ?? '')) return [];
      return `${path} comes as it is, ${size} bytes`;
    });
    const { headers, text, size, headerSize } = await site.get('/');
    const sent = size + headerSize;
    const fits = sent <= firstFlight ? 'fits' : 'does not fit';
    return toFinding(
      problems.flat(),
      `${headers['content-encoding']}: the home page is ${size} of ${Buffer.byteLength(text)} bytes; with its headers ${sent}, which ${fits} into what a server sends at once, ${firstFlight}`,
      'Netlify compresses by itself: if another service stands before it, turn compression (brotli) on there',
    );
  },
};
