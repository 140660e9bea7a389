import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { unbrokenPlugin } from '../../../src/markdown/unbroken-plugin.ts';

const html = async (markdown: string) =>
  (await markdownToHtml(markdown, { mdastPlugins: [unbrokenPlugin] })).html.trim();

it('keeps numbers in texts, links and tables with what belongs to them', async () => {
  expect(await html('Закон **№ 419** до [1 октября](/a)')).toBe(
    '<p>Закон <strong>№\u00a0419</strong> до <a href="/a">1\u00a0октября</a></p>',
  );
  expect(await html('|a|\n|-|\n|10 %|')).toContain('<td>10\u00a0%</td>');
});

it('leaves headings, code and addresses as they are', async () => {
  expect(await html('## До *1 октября*')).toBe('<h2>До <em>1 октября</em></h2>');
  expect(await html('`10 %`')).toBe('<p><code>10 %</code></p>');
});

it('keeps words on one line that have a hyphen beside a digit', async () => {
  expect(await html('Со 2-го курса, [PF-82](/a)\nи 2026-2027.')).toBe(
    '<p>Со <span class="unbroken">2-го</span> курса, <a href="/a"><span class="unbroken">PF-82</span></a>\n' +
      'и <span class="unbroken">2026-2027.</span></p>',
  );
  expect(await html('## Со 2-го курса')).toBe('<h2>Со 2-го курса</h2>');
});
