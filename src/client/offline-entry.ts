import { pagesRead } from '../worker/caches.ts';
import { reload } from './navigate.ts';

/** Lists the saved pages on the offline page, the last read first. */
async function listPages(section: HTMLElement): Promise<void> {
  const cache = await caches.open(pagesRead);
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    // The policy of this page forbids the styles of others.
    const text = `${html}`.replace(/<(style).*?<\/\1>/gs, '');
    const page = new DOMParser().parseFromString(text, 'text/html');
    const link = document.createElement('a');
    link.href = new URL(request.url).pathname;
    link.lang = page.documentElement.lang;
    link.textContent = `${page.querySelector('h1')?.textContent}`;
    const item = document.createElement('li');
    item.append(link);
    section.querySelector('ul')?.prepend(item);
    section.hidden = false;
  }
}

const retry = document.querySelector('[data-retry]') as HTMLElement;
retry.hidden = false;
retry.onclick = reload;
// The event only means that there is a network; reloading without the site would end a click's navigation.
addEventListener('online', () => {
  fetch('/_astro/builds/latest.json', { cache: 'no-store' }).then(
    ({ ok }) => ok && reload(),
    () => undefined,
  );
});
listPages(document.querySelector('[data-pages-read]') as HTMLElement);
