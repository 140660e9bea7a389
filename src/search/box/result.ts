import type { SearchStrings } from '../messages.ts';
import type { Entry } from '../search-index.ts';
import { element } from './elements.ts';

/** One result: picture, section and date, title, and the words around the match. */
export function resultItem({ url, meta, excerpt }: Entry, strings: SearchStrings): HTMLLIElement {
  const link = element('a', { href: url }, [meta.title]);
  if (meta.lang) link.lang = meta.lang;
  const facts = [strings.sections[meta.section], meta.date].filter(Boolean).join(' · ');
  const words = element('div', {}, [
    element('p', { className: 'search-facts' }, [facts]),
    element('p', { className: 'search-title' }, [link]),
    element('p', { className: 'search-excerpt' }, marked(excerpt)),
  ]);
  return element('li', {}, [...picture(meta.picture), words]);
}

function picture(src: string | undefined): Node[] {
  const { saver, pictures } = document.documentElement.dataset;
  if (!src || saver !== undefined || pictures) return [];
  const image = element('img', { alt: '', width: 96, height: 64, loading: 'lazy' });
  image.dataset['src'] = src;
  return [image];
}

/** Loads the pictures of the results in a place: they would cost more at each letter than all else. */
export function loadPictures(place: HTMLElement): void {
  for (const image of place.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset['src'] ?? '';
    image.removeAttribute('data-src');
  }
}

/** An excerpt's text with its marks as elements. */
function marked(excerpt: string): (Node | string)[] {
  return excerpt.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    return index % 2 ? element('mark', {}, [text]) : text;
  });
}
