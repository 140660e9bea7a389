import { tashkentOffsetMs } from '../../calendar/tashkent.ts';
import type { Answer, FactLine } from '../query.ts';
import { element, link } from './elements.ts';

/** The page that answers a query, with the fact itself if it is short. */
export function answerNode({ url, title, lines = [] }: Answer): Node {
  return element('div', { className: 'search-answer' }, [
    element('p', { className: 'search-title' }, [link(url, title)]),
    ...presentLines(lines, Date.now()).map(({ text, href }) =>
      element('p', {}, [href ? link(href, text) : text]),
    ),
  ]);
}

/** A page that doesn't answer a query, but whose office may. */
export const nearestItem = ({ url, title }: Answer): Node =>
  element('li', {}, [element('p', { className: 'search-title' }, [link(url, title)])]);

/** The lines of a fact that apply at a moment, in Uzbekistan's time zone. */
export function presentLines(lines: readonly FactLine[], moment: number): FactLine[] {
  const now = new Date(moment + tashkentOffsetMs);
  const day = now.toJSON().slice(0, 10);
  return lines.filter(
    ({ from = day, until = day, days = `${now.getUTCDay()}` }) =>
      from <= day && day <= until && days.includes(`${now.getUTCDay()}`),
  );
}
