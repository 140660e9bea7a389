import { type Check, judge } from '../check.ts';
import { each, hashedAssets } from '../samples.ts';

/** What a server may send before the visitor’s first answer: ten packets. */
const firstFlight = 14_600;

export const compression: Check = {
  name: 'compression',
  async look(site) {
    const scripts = (await hashedAssets(site)).filter((path) => /\.js(?:\?|$)/.test(path));
    const problems = await each(['/', '/sitemap.xml', ...scripts], async (path) => {
      const { headers, text, size } = await site.get(path);
      const isSmall = Buffer.byteLength(text) < 1500;
      if (isSmall || /^(?:br|gzip)$/.test(headers['content-encoding'] ?? '')) return [];
      return `${path} comes as it is, ${size} bytes`;
    });
    const { headers, text, size, headerSize } = await site.get('/');
    const sent = size + headerSize;
    const fits = sent <= firstFlight ? 'fits' : 'does not fit';
    return judge(
      problems.flat(),
      `${headers['content-encoding']}: the home page is ${size} of ${Buffer.byteLength(text)} bytes; with its headers ${sent}, which ${fits} into what a server sends at once, ${firstFlight}`,
      'Netlify compresses by itself: if another service stands before it, turn compression (brotli) on there',
    );
  },
};
