import { expect, it } from 'vitest';
import { cachedHtml } from '../../../src/memoize/cached-html.ts';

it('rejects HTML with a script, which only the first page would get', async () => {
  const render = async () => '<p>Menu</p><script type="module" src="/menu.js"></script>';
  await expect(cachedHtml('menu', render)).rejects.toThrow('contains a script: menu');
});
