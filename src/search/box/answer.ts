import { type Answer, presentLines } from '../answers.ts';
import { element, link } from './elements.ts';

/** The page that answers a query, with the fact itself where it is short. */
export function answerNode({ url, title, lines = [] }: Answer): Node {
  return element('div', { className: 'search-answer' }, [
    element('p', { className: 'search-title' }, [link(url, title)]),
    ...presentLines(lines, Date.now()).map(({ text, href }) =>
      element('p', {}, [href ? link(href, text) : text]),
    ),
  ]);
}
