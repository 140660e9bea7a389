import { useEffect, useRef } from 'react';
import type { VideoMessages } from '../../i18n/browser-messages.ts';
import { takeFocus, type VideoCard } from './card.ts';
import type { FailureKind } from './engine.ts';

/** The codes of `MediaError`: 2 for the network, 3 for decoding, 4 for an unusable source. */
const failureCodes: Record<FailureKind, number> = {
  network: 2,
  playlists: 3,
  keys: 3,
  decode: 3,
  file: 4,
};

interface Props {
  kind: FailureKind;
  card: VideoCard;
  messages: VideoMessages;
  onRetry: () => void;
}

/** Shows what failed, with its code, and offers another attempt, the file and the transcript. */
export function ErrorPanel({ kind, card, messages, onRetry }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(panel.current, card), [card]);
  const { file, transcript } = card;

  return (
    <div ref={panel} className="video-error notice stack" role="alert" tabIndex={-1}>
      <p>{messages.failures[kind]}</p>
      <p className="small soft">{messages.error.replace('{code}', `${failureCodes[kind]}`)}</p>
      <p className="actions">
        <button type="button" className="button" onClick={onRetry}>
          {messages.retry}
        </button>
        <a className="button button--quiet" href={file}>
          {messages.mp4}
        </a>
        {transcript && (
          <a
            className="button button--quiet"
            href={`#${transcript.id}`}
            onClick={() => transcript.closest('details')?.setAttribute('open', '')}
          >
            {messages.transcript}
          </a>
        )}
      </p>
    </div>
  );
}
