import type { Locale } from './locales.ts';
import { type MessageKey, translator } from './translate.ts';

/** The video player's messages; `controls` is Plyr's `i18n` option. */
export function videoMessages(locale: Locale) {
  const t = translator(locale);
  return {
    controls: {
      play: t('video.play'),
      pause: t('video.pause'),
      seek: t('video.seek'),
      seekLabel: t('video.seekLabel'),
      played: t('video.played'),
      buffered: t('video.buffered'),
      currentTime: t('video.currentTime'),
      duration: t('video.duration'),
      volume: t('video.volume'),
      mute: t('video.mute'),
      unmute: t('video.unmute'),
      captions: t('video.captions'),
      enableCaptions: t('video.captionsOn'),
      disableCaptions: t('video.captionsOff'),
      disabled: t('video.off'),
      enabled: t('video.on'),
      settings: t('video.settings'),
      menuBack: t('video.menuBack'),
      quality: t('video.quality'),
      qualityLabel: { 0: t('video.auto') },
      speed: t('video.speed'),
      normal: t('video.normal'),
      pip: t('video.pip'),
      enterFullscreen: t('video.fullscreen'),
      exitFullscreen: t('video.fullscreenExit'),
    },
    loading: t('video.loading'),
    error: t('video.error'),
    failures: {
      playlists: t('video.failure.playlists'),
      keys: t('video.failure.keys'),
      decode: t('video.failure.decode'),
      network: t('video.failure.network'),
      file: t('video.failure.file'),
    },
    retry: t('video.retry'),
    mp4: t('video.mp4'),
    transcript: t('video.transcript'),
  };
}

/** The messages that the video player loads. */
export type VideoMessages = ReturnType<typeof videoMessages>;

/** The labels of toasts. */
export function toastMessages(locale: Locale) {
  const t = translator(locale);
  return {
    success: t('toast.success'),
    error: t('toast.error'),
    warning: t('toast.warning'),
    info: t('toast.info'),
    close: t('toast.close'),
  };
}

/** The messages that toasts load. */
export type ToastMessages = ReturnType<typeof toastMessages>;

/** The props that islands load, by their `data-island`. */
export const islandProps = {
  toasts: (locale: Locale) => ({ messages: toastMessages(locale) }),
  'video-player': (locale: Locale) => ({ messages: videoMessages(locale) }),
};

export type IslandProps = {
  [Island in keyof typeof islandProps]: ReturnType<(typeof islandProps)[Island]>;
};

/** The messages of the error panel of a page whose scripts failed to start. */
export function errorPanelMessages(locale: Locale) {
  const t = translator(locale);
  return {
    status: t('error.status'),
    message: t('error.server'),
    description: t('error.startText'),
    reload: t('error.reload'),
    details: t('error.details'),
  };
}

/** The messages of the error panel. */
export type ErrorPanelMessages = ReturnType<typeof errorPanelMessages>;

/** The notice above the static HTML of an island that failed; `notice` says which part still works. */
export function islandFailureMessages(locale: Locale, notice: MessageKey) {
  const t = translator(locale);
  return { notice: t(notice), details: t('error.details') };
}

/** The messages of a failed island. */
export type IslandFailureMessages = ReturnType<typeof islandFailureMessages>;
