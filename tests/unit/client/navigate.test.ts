import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateOut, navigateTo, redirectTo, reload } from '../../../src/client/navigate.ts';
import { isHarmfulAddress } from '../../../src/content-check/harmful-address.ts';

const page = 'https://camuf.example/ru/about';
const assign = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  assign.mockReset();
  replace.mockReset();
  const { href, origin } = new URL(page);
  vi.stubGlobal('location', { href, origin, assign, replace });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const opened = () => assign.mock.calls.map(([url]) => String(url));

describe('inside the site', () => {
  it.each([
    ['/contact', 'https://camuf.example/contact'],
    ['https://camuf.example/ru#top', 'https://camuf.example/ru#top'],
    ['?form=day', 'https://camuf.example/ru/about?form=day'],
    ['//camuf.example/tr', 'https://camuf.example/tr'],
  ])('opens %s', (address, url) => {
    navigateTo(address);
    expect(opened()).toEqual([url]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('replaces the current page', () => {
    redirectTo('/ru?from=ad#main');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://camuf.example/ru?from=ad#main');
    expect(assign).not.toHaveBeenCalled();
  });

  it('reloads the current page', () => {
    const again = vi.fn();
    vi.stubGlobal('location', { reload: again });
    reload();
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('another site', () => {
  const addresses = [
    'https://example.org/',
    'HTTP://example.org/',
    '//example.org/',
    '\\\\example.org/',
    '/\\example.org/',
    ' \u0001//example.org/',
    'https://camuf.example.evil.org/',
    'https://camuf.example@evil.org/',
    'mailto:info@camuf.example',
  ];

  it.each(addresses)('is refused as an internal link: %j', (address) => {
    expect(() => navigateTo(address)).toThrow('Refused');
    expect(() => redirectTo(address)).toThrow('Refused');
    expect(assign).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(addresses)('is opened as an external link: %j', (address) => {
    navigateOut(address);
    expect(assign).toHaveBeenCalledOnce();
  });
});

const spellings = ['javascript', 'vbscript', 'data', 'blob'].flatMap((scheme) => [
  `${scheme}:alert(1)`,
  `${scheme.toUpperCase()}:alert(1)`,
  ` \u0000\u001f${scheme}:alert(1)`,
  `${scheme[0]}\t\n\r${scheme.slice(1)}:alert(1)`,
]);

describe.each([...spellings, `blob:${page}`, 'data:text/html,<p>'])('%j', (address) => {
  it('is refused, even as an external link', () => {
    expect(() => navigateTo(address)).toThrow('Refused');
    expect(() => navigateOut(address)).toThrow('Refused');
    expect(assign).not.toHaveBeenCalled();
  });

  it('fails the content check as a link in a text', () => {
    expect(isHarmfulAddress(address)).toBe(true);
  });
});
