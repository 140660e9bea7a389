import type Plyr from 'plyr';
import { useEffect, useRef, useState } from 'react';
import type { VideoMessages } from '../i18n/browser-messages.ts';
import { takeFocus, type VideoCard } from './video-player/card.ts';
import type { addControls } from './video-player/controls.ts';
import { ErrorPanel } from './video-player/ErrorPanel.tsx';
import type { FailureKind, StartEngine } from './video-player/engine.ts';
import { recovery } from './video-player/recovery.ts';

export interface VideoPlayerProps {
  card: VideoCard;
  messages: VideoMessages;
  startEngine: StartEngine;
  addControls: typeof addControls;
}

/** An attempt to play: its start in seconds, and the failure that ended it, if any. */
interface Attempt {
  from: number;
  failure?: FailureKind;
}

function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) if (video !== playing) video.pause();
}

/** Plays a video. A failure that can't be repaired leads to an error panel with another attempt. */
export function VideoPlayer(props: VideoPlayerProps) {
  const [{ from, failure }, setAttempt] = useState<Attempt>({ from: 0 });
  if (!failure) return <Playback {...props} from={from} onFailure={setAttempt} />;
  return <ErrorPanel {...props} kind={failure} onRetry={() => setAttempt({ from })} />;
}

interface PlaybackProps extends VideoPlayerProps {
  from: number;
  onFailure: (attempt: Attempt) => void;
}

/** The video with Plyr's controls, which need their own container because they move the video in the DOM. */
function Playback(props: PlaybackProps) {
  const { card, messages, startEngine, addControls, from, onFailure } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    const element = video.current as HTMLVideoElement;
    let controls: Plyr | undefined;
    const { failed, progressed } = recovery({
      reload: () => engine.reload(),
      recover: () => engine.recover(),
      giveUp: (failure) => onFailure({ failure, from: element.currentTime || from }),
    });
    const engine = startEngine(element, from, {
      failed,
      progressed,
      ready(heights) {
        setLoading(false);
        const { setHeight } = engine;
        controls = addControls(element, { card, messages, heights, setHeight });
        if (!from) frame.current?.scrollIntoView({ block: 'nearest' });
        takeFocus(frame.current?.querySelector<HTMLElement>('.plyr__controls button'), card);
      },
    });
    return () => {
      engine.destroy();
      controls?.destroy();
    };
  }, [card, messages, startEngine, addControls, from, onFailure]);

  return (
    <>
      <div ref={frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: it has a track for each caption file. */}
        <video
          ref={video}
          playsInline
          preload="none"
          poster={card.poster || undefined}
          onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
        >
          {card.captions.map(({ srclang, src, label }) => (
            <track key={srclang} kind="captions" srcLang={srclang} src={src} label={label} />
          ))}
        </video>
      </div>
      {loading && (
        <p
          className="video-loading"
          role="status"
          tabIndex={-1}
          ref={(element) => takeFocus(element, card)}
        >
          {messages.loading}
        </p>
      )}
    </>
  );
}
