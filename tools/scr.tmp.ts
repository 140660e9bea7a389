import { globSync, readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import { compressedSize, scriptSizes } from './audit/weights/page-weight.ts';

const dist = process.argv[2] ?? '.site-test/dist';
const size = scriptSizes(dist);
const rows: [number, string, string][] = [];
for (const file of globSync('**/*.html', { cwd: dist, exclude: ['admin.html'] })) {
  const html = readFileSync(`${dist}/${file}`, 'utf8');
  if (!/^<!doctype/i.test(html)) continue;
  const $ = load(html);
  const parts = $('script:not([type="application/ld+json"])')
    .toArray()
    .map((s) => {
      const src = $(s).attr('src');
      const code = src ? readFileSync(dist + src, 'utf8') : ($(s).html() ?? '');
      return `${src ? 'S' : 'I'}${compressedSize(code)}:${src ? '' : code.slice(0, 30)}${src ? code.length : ''}`;
    });
  rows.push([size({ path: '', html, $ } as never), file, parts.join(' | ')]);
}
rows.sort((a, b) => b[0] - a[0]);
const seen = new Set<string>();
for (const [n, f, p] of rows) {
  if (seen.has(p)) continue;
  seen.add(p);
  console.log(n, f, p);
}
