import { silk } from '../../src/ikat/silk.ts';
import { at, disc, line, mix, oval, path, rect, shade, tint } from './paint.ts';

export interface Person {
  x: number;
  y: number;
  height: number;
  hair?: 'short' | 'bun' | 'long' | 'scarf';
  coat?: string;
  /** What hangs from the shoulders. */
  bag?: string;
  /** Trousers or skirt. */
  legs?: string;
  /** -1 to 1: which foot is in front. */
  step?: number;
}

const skin = mix(tint('apricot', 0.3), shade('apricot', 0.7), 0.3);
const dark = shade('apricot', 0.9);

function headOf(hair: Person['hair']): string {
  const skull = disc(dark, 0, -93, 6.6);
  if (hair === 'bun') return skull + disc(dark, 0, -100.5, 3.4);
  if (hair === 'long')
    return skull + path(dark, 'M-6.4 -93C-7 -84 -6 -78 -5 -74H5C6 -78 7 -84 6.4 -93z');
  if (hair === 'scarf') {
    return disc(silk.glaze, 0, -93, 7) + path(silk.glaze, 'M-6.8 -93L-8 -79L0 -70L8 -79L6.8 -93z');
  }
  return skull + path(skin, 'M-5 -89.6C-3 -86 3 -86 5 -89.6L3 -84H-3z');
}

/** Somebody walking away from us, in a white coat unless told otherwise. */
export function person({
  x,
  y,
  height,
  hair = 'short',
  coat = silk.paper,
  bag,
  legs = shade('cobalt', 0.35),
  step = 1,
}: Person): string {
  const fold = mix(coat, silk.cobalt, 0.17);
  const foot = step * 3;
  const body =
    path(silk.ink, 'M0 0C26 2 60 16 84 30C62 26 22 14 -6 3z', 'opacity="0.16"') +
    path(legs, `M-8 -36L-7 ${-2 + foot}h5.5L0 -34L1.5 ${-2 - foot}h5.5L8 -36z`) +
    oval(silk.ink, -4.3, -1.4 + foot, 3.6, 1.7) +
    oval(silk.ink, 4.3, -1.4 - foot, 3.6, 1.7) +
    rect(skin, -2.6, -88, 5.2, 8) +
    path(fold, `M9 -80C14 -78 15.5 -62 ${15 + step} -46l-4.5 1L8 -66z`) +
    path(coat, `M-9 -80C-14 -78 -15.5 -62 ${-15 + step} -46l4.5 1L-8 -66z`) +
    disc(skin, -13 + step, -43.8, 2.2) +
    disc(skin, 13 + step, -43.8, 2.2) +
    path(
      coat,
      'M-3 -83C-9 -82 -11 -79 -11 -75L-9.4 -56L-13 -27C-5 -24.5 5 -24.5 13 -27L9.4 -56L11 -75C11 -79 9 -82 3 -83z',
    ) +
    path(
      fold,
      'M3 -83C9 -82 11 -79 11 -75L9.4 -56L13 -27C9.5 -25.8 6 -25.2 3 -25.1C4 -45 6 -62 4 -76z',
    ) +
    line(fold, 1, 'M0 -44V-25.5M-8.6 -55.5H8.6');
  const pack = bag
    ? rect(bag, -7.5, -79, 15, 20, 'rx="4.5"') +
      rect(mix(bag, silk.ink, 0.25), -5.5, -69, 11, 8.5, 'rx="2.5"')
    : '';
  return at(x, y, body + pack + headOf(hair), height / 100);
}
