import { globSync, readFileSync } from 'node:fs';
import { loadFlightSize } from './audit/weights/page-weight.ts';

const dist = process.argv[2] ?? '.site-test/dist';
const size = await loadFlightSize(dist);
const rows: [number, string, number][] = [];
for (const file of globSync('**/*.html', { cwd: dist, exclude: ['admin.html'] })) {
  const html = readFileSync(`${dist}/${file}`, 'utf8');
  if (!/^<!doctype/i.test(html)) continue;
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  rows.push([
    size({ path, html: html.replace(/<main.*<\/main>/s, '<main></main>'), $: undefined as never }),
    path,
    html.length,
  ]);
}
rows.sort((a, b) => b[0] - a[0]);
console.log('median', rows[Math.floor(rows.length / 2)], rows.length);
console.log(
  rows
    .slice(0, 12)
    .map((r) => r.join(' '))
    .join('\n'),
);
