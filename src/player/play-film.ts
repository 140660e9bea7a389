import type Plyr from 'plyr';
import type { VideoWords } from '../video-words.ts';
import type { addControls } from './controls.ts';
import { errorPanel } from './error-panel.ts';
import type { Film } from './film.ts';
import { recovery } from './recovery.ts';
import type { StartEngine } from './start-engine.ts';

export interface Parts {
  words: VideoWords;
  startEngine: StartEngine;
  addControls: typeof addControls;
}

function pauseOthers({ target }: Event): void {
  for (const video of document.querySelectorAll('video')) if (video !== target) video.pause();
}

/** Takes the focus, unless the visitor has gone on to something else meanwhile. */
function takeFocus(element: HTMLElement | null, { card }: Film): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || card.contains(activeElement)) {
    element?.focus({ preventScroll: true });
  }
}

/** Plays a film in its stage from a second on; what fails for good leaves a panel there. */
export function playFilm(film: Film, stage: HTMLElement, parts: Parts, from = 0): void {
  const { words } = parts;
  const video = film.newVideo();
  let controls: Plyr | undefined;

  function show(content: HTMLElement): void {
    stage.replaceChildren(content);
    const heading = film.link.querySelector('h3');
    film.card.dataset['open'] = '';
    if (film.link.isConnected) film.link.replaceWith(stage, ...(heading ? [heading] : []));
  }

  const care = recovery({
    reload: () => engine.reload(),
    recover: () => engine.recover(),
    giveUp(kind) {
      const reached = video.currentTime || from;
      engine.destroy();
      controls?.destroy();
      const retry = () => playFilm(film, stage, parts, reached);
      const panel = errorPanel(kind, words, { ...film, retry });
      show(panel);
      takeFocus(panel, film);
    },
  });

  const engine = parts.startEngine(video, from, {
    ...care,
    ready(heights) {
      show(video);
      controls = parts.addControls(video, {
        ...film,
        words,
        heights,
        choose: engine.choose,
      });
      if (!from) stage.scrollIntoView({ block: 'nearest' });
      takeFocus(stage.querySelector('.plyr__controls button'), film);
    },
  });
  video.addEventListener('play', pauseOthers);
}
