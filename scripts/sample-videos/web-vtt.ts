import type { Locale } from '../../src/i18n/locales.ts';
import type { Film } from './clip.ts';

/** `00:00:03.333` */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** A film's captions in one language, as a WebVTT file. */
export function webVtt(captions: Film['captions'], locale: Locale): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text[locale]}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
