import type { VideoWords } from '../video-words.ts';
import { type FailureKind, failureCodes } from './failure.ts';

interface Ways {
  retry: () => void;
  /** The MP4. */
  file: string;
  transcript: HTMLElement | null;
}

function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.className = 'button button--quiet';
  element.href = href;
  element.textContent = text;
  return element;
}

/** Says what failed, with its code, and how to see or read the film all the same. */
export function errorPanel(
  kind: FailureKind,
  words: VideoWords,
  { retry, file, transcript }: Ways,
): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'film-error notice stack';
  panel.role = 'alert';
  panel.tabIndex = -1;
  const message = document.createElement('p');
  message.textContent = words.failures[kind];
  const code = document.createElement('p');
  code.className = 'small soft';
  code.textContent = words.error.replace('{code}', `${failureCodes[kind]}`);
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = words.retry;
  again.addEventListener('click', () => {
    if (again.ariaDisabled) return;
    again.ariaDisabled = 'true';
    retry();
  });
  const ways = document.createElement('p');
  ways.className = 'actions';
  ways.append(again, link(words.mp4, file));
  if (transcript) {
    const read = link(words.transcript, `#${transcript.id}`);
    read.addEventListener('click', () => transcript.closest('details')?.setAttribute('open', ''));
    ways.append(read);
  }
  panel.append(message, code, ways);
  return panel;
}
