import { find, pageSize, type SearchResult, shownFirst } from '../find.ts';
import type { SearchMessages } from '../messages.ts';
import { isWhole, type Query, readQuery } from '../query.ts';
import type { SearchOptions } from '../search-index.ts';
import { queryWords } from '../text/words.ts';
import { findTitles } from '../titles.ts';
import { answerNode, nearestItem } from './answer.ts';
import { element, link, type SearchBox, searchUrl } from './elements.ts';
import { askNote, correctionNote, failureNote, otherLanguagesNote } from './notes.ts';
import { discardIndex, openSearch } from './open-search.ts';
import { resultItems, titleItem } from './result.ts';

const minQueryLength = 2;

/** In code points; a URL may contain a query of any length. */
const maxQueryLength = 200;

/** Results in a header's panel, which links to all of them. */
const panelSize = 4;

/** After this time without another letter, a query without a result is counted (ms). */
const countDelayMs = 3000;

/** How many results there are, or that no page says what was asked. */
function statusOf({ answer, hits, partial, missing }: SearchResult, messages: SearchMessages) {
  if (!partial) return messages.found.replace('{count}', `${hits.length + Number(!!answer)}`);
  const words = missing?.join(' ');
  return words ? messages.missing.replace('{words}', () => words) : messages.partial;
}

/** Shows the results of a search box. A newer update cancels what an earlier one hasn't shown yet. */
export class ResultsView {
  readonly #box: SearchBox;
  readonly #status = element('p', { className: 'search-status', role: 'status' });
  readonly #body = element('div', {});
  #running = new AbortController();
  /** Whether the index has loaded. */
  #hasSearched = false;
  /** Runs the work that waits until the visitor stops typing. */
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(box: SearchBox) {
    this.#box = box;
    box.place.append(this.#status, this.#body);
  }

  /** Searches for the input's value and shows the results, or why there are none. Never rejects. */
  async update(options: SearchOptions): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    const { input, messages } = this.#box;
    const typed = [...input.value.trim()].slice(0, maxQueryLength).join('');
    if (typed.length < minQueryLength) {
      this.#show(typed, '', []);
      return;
    }
    // Screen readers announce a changed text, but not one that appears together with its element.
    if (!this.#body.hasChildNodes()) this.#show(typed, messages.searching, []);
    let first: Node[] = [];
    try {
      const query = readQuery(typed, messages.questions);
      first = this.#findFirst(query, options);
      if (first.length > 0) this.#show(typed, messages.searching, first);
      await this.#search(query, options, signal);
    } catch (error) {
      this.#fail(error, typed, signal, first);
    }
  }

  async #search(query: Query, options: SearchOptions, signal: AbortSignal): Promise<void> {
    const { messages, locale, onPage } = this.#box;
    const { typed } = query;
    const result = await find(await openSearch(this.#box), query, options);
    const { answer, nearest, hits, corrected } = result;
    this.#hasSearched = true;
    const meant = corrected ? queryWords(corrected, locale) : query.words;
    const itemsOf = (from: number, to: number) =>
      resultItems(hits.slice(from, to), meant, this.#box);
    const items = await itemsOf(0, shownFirst);
    signal.throwIfAborted();
    const notes = [
      ...correctionNote(this.#box, typed, corrected),
      ...(answer ? [answerNode(answer)] : []),
    ];
    if (hits.length === 0 && !answer && !nearest) {
      await this.#showNothing(typed, options, notes, signal);
      return;
    }
    if (result.partial) notes.push(askNote(this.#box, nearest));
    const first = nearest ? [nearestItem(nearest)] : [];
    const list = element('ol', { className: 'search-found' }, [...first, ...items]);
    const status = statusOf(result, messages);
    // Announced to screen readers too.
    const instead = corrected ? `. ${messages.corrected.replace('{query}', () => corrected)}` : '';
    this.#show(typed, status + instead, list.hasChildNodes() ? [...notes, list] : notes);
    const last = onPage ? pageSize : panelSize;
    list.append(...(await itemsOf(shownFirst, last)));
    signal.throwIfAborted();
    this.#box.place.dispatchEvent(new Event('found'));
    if (onPage) {
      if (hits.length > pageSize) {
        const fail = (error: unknown) => this.#fail(error, typed, signal);
        this.#body.append(this.#moreButton(list, hits.length, itemsOf, fail));
      }
      this.#body.append(otherLanguagesNote(this.#box, typed));
    } else {
      const all = link(searchUrl(messages.page, typed), messages.all);
      this.#body.append(element('p', {}, [all]));
    }
  }

  /** The answer and, until the index has loaded, the matching titles; with filters, titles aren't shown. */
  #findFirst(query: Query, { filters = {} }: SearchOptions): Node[] {
    const { titles, messages, onPage } = this.#box;
    // Whether its page has the other words of the query, only the index knows.
    const answer = isWhole(query.best) ? query.best?.answer : undefined;
    const answers = answer ? [answerNode(answer)] : [];
    if (this.#hasSearched || Object.keys(filters).length > 0) return answers;
    const items = findTitles(titles, query, messages.questions)
      .filter(({ url }) => url !== answer?.url)
      .slice(0, onPage ? pageSize : panelSize)
      .map((title) => titleItem(title, query.words, this.#box));
    return items.length > 0
      ? [...answers, element('ol', { className: 'search-found' }, items)]
      : answers;
  }

  async #showNothing(
    query: string,
    options: SearchOptions,
    notes: readonly Node[],
    signal: AbortSignal,
  ): Promise<void> {
    const { nothingFoundNote, countSearch } = await import('./nothing-found.ts');
    signal.throwIfAborted();
    const status = this.#box.messages.none.replace('{query}', () => query);
    this.#show(query, status, [...notes, ...nothingFoundNote(this.#box, query, options)]);
    if (Object.keys(options.filters ?? {}).length > 0) return;
    this.#idleTimer = setTimeout(() => countSearch(query, this.#box.locale), countDelayMs);
  }

  #show(query: string, status: string, parts: readonly Node[]): void {
    const { place } = this.#box;
    this.#status.textContent = status;
    this.#replaceBody(parts);
    place.hidden = !status || place.dataset['closed'] !== undefined;
    place.dataset['query'] = query;
    place.classList.toggle('search-shown', Boolean(status));
    clearTimeout(this.#idleTimer);
  }

  /** A link that has the focus keeps it if it is shown again; otherwise the input gets it. */
  #replaceBody(parts: readonly Node[]): void {
    // WebKit's `:focus` matches nothing while the window is in the background.
    const focused = document.activeElement as HTMLAnchorElement;
    const isWithin = this.#body.contains(focused);
    this.#body.replaceChildren(...parts);
    if (!isWithin) return;
    const links = [...this.#body.querySelectorAll('a')];
    (links.find(({ href }) => href === focused.href) ?? this.#box.input).focus();
  }

  /** Says that a part of the search didn't load, below the results that were found without it. */
  #fail(error: unknown, query: string, signal: AbortSignal, found: readonly Node[] = []): void {
    if (error === signal.reason) return;
    console.warn(error);
    discardIndex();
    if (signal.aborted) return;
    const { messages } = this.#box;
    const status = navigator.onLine ? messages.failed : messages.offline;
    this.#show(query, status, [...found, ...failureNote(this.#box)]);
    this.#box.place.classList.remove('search-shown');
  }

  /** The button that adds the next page of all results to those of a list. */
  #moreButton(
    list: Element,
    total: number,
    itemsOf: (from: number, to: number) => Promise<HTMLLIElement[]>,
    fail: (error: unknown) => void,
  ): Node {
    const { messages } = this.#box;
    const button = element('button', { className: 'button button--quiet', type: 'button' }, [
      messages.more,
    ]);
    let shown = pageSize;
    const showNext = async () => {
      const items = await itemsOf(shown, shown + pageSize);
      shown += items.length;
      list.append(...items);
      if (shown >= total) button.remove();
      items[0]?.querySelector('a')?.focus();
    };
    let loading = false;
    button.addEventListener('click', async () => {
      if (loading) return;
      loading = true;
      await showNext().catch(fail);
      loading = false;
    });
    return element('p', {}, [button]);
  }
}
