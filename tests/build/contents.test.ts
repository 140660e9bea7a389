import { describe, expect, it } from 'vitest';
import { pages, singleSpaced } from './site.ts';

/** Pages with a list of their parts. */
const listed = pages.filter(({ $ }) => $('aside[data-facts] nav').length > 0);

describe('lists of a page’s parts', () => {
  it('exist', () => expect(listed.length).toBeGreaterThan(10));

  it.each(listed.map((page) => [page.path, page.$] as const))('%s lists all of them', (_, $) => {
    const labels = $('aside[data-facts] nav a[href^="#"]')
      .toArray()
      .map((link) => singleSpaced($(link).text()));
    // Headings with links are titles of entries; invitations and dialogs are not part of the text.
    const titles = $('main .page-grid ~ * h2, main .page-grid .body h2')
      .not(':has(a), .no-print h2, dialog h2, summary h2')
      .toArray()
      .map((heading) => singleSpaced($(heading).text()));
    expect(labels).toEqual(titles);
  });
});
