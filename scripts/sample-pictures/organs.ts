import { silk } from '../../src/ikat/silk.ts';
import { disc, line, mirrored, mix, oval, path, range, rect, shade, tint } from './paint.ts';

const bone = mix(silk.clay, silk.apricot, 0.14);
const boneShade = mix(silk.clay, shade('apricot', 0.5), 0.36);
const hollow = shade('apricot', 0.78);

/** Each model stands about 300 units high around the origin. */
export function heart(): string {
  const muscle =
    'M-70 -28C-92 32 -48 100 34 146C84 108 98 34 78 -24C64 -62 20 -58 0 -44C-22 -62 -60 -60 -70 -28z';
  return (
    line(tint('cobalt', 0.3), 30, 'M-56 -30V-118M-58 -20L-62 40') +
    line(tint('pomegranate', 0.12), 38, 'M4 -34C-2 -96 -10 -128 26 -134C66 -138 74 -104 70 -66') +
    line(tint('pomegranate', 0.12), 15, 'M2 -124V-158M28 -136V-166M54 -126L60 -156') +
    line(tint('cobalt', 0.45), 32, 'M28 -30C20 -68 -8 -76 -34 -82M20 -58C44 -76 70 -72 92 -78') +
    path(silk.pomegranate, muscle) +
    path(
      shade('pomegranate', 0.3),
      'M78 -24C98 34 84 108 34 146C16 137 2 128 -10 118C46 92 66 36 52 -46C64 -44 74 -36 78 -24z',
    ) +
    path(
      tint('pomegranate', 0.2),
      'M-70 -28C-82 4 -76 38 -56 70C-60 30 -52 -10 -34 -50C-52 -54 -66 -46 -70 -28z',
    ) +
    line(
      tint('apricot', 0.3),
      5,
      'M2 -42C14 6 6 64 26 132M8 2C-14 26 -26 42 -30 66M11 40C34 54 44 72 46 92',
    ) +
    line(tint('cobalt', 0.5), 4, 'M-10 -44C-26 0 -20 56 6 106M-20 10C-38 26 -42 40 -44 54')
  );
}

export function lungs(): string {
  const lobe =
    'M18 -66C30 -104 62 -116 82 -84C116 -30 128 60 116 122C112 140 96 142 78 130C58 118 34 112 24 96C12 70 10 -20 18 -66z';
  const half =
    path(tint('pomegranate', 0.42), lobe) +
    path(
      tint('pomegranate', 0.22),
      'M82 -84C116 -30 128 60 116 122C112 140 96 142 78 130C96 80 98 0 82 -84z',
    ) +
    line(
      tint('pomegranate', 0.78),
      5,
      'M14 -62C34 -44 44 -20 56 8M40 -32C58 -40 70 -40 84 -34M50 -8C46 18 40 36 36 62M56 8C74 22 84 40 88 70M80 38C76 60 72 78 74 98',
    ) +
    line(silk.pomegranate, 3, 'M22 34C52 22 88 40 118 62', 'opacity="0.55"');
  const rings = range(6).map((ring) => `M-11 ${-150 + ring * 15}h22`);
  return (
    mirrored(half) +
    line(silk.pomegranate, 3, 'M-28 -2C-58 -14 -90 -10 -112 2', 'opacity="0.55"') +
    line(bone, 26, 'M0 -158V-74') +
    line(bone, 15, 'M0 -76L-20 -54M0 -76L20 -54') +
    line(boneShade, 5, rings.join(''))
  );
}

/** A spine seen from its side. */
export function spine(): string {
  const count = 24;
  return range(count)
    .map((index) => {
      const part = index / (count - 1);
      const x = Math.sin(part * Math.PI * 2.1 + 0.5) * -26;
      const tilt = Math.cos(part * Math.PI * 2.1 + 0.5) * 15;
      const width = 24 + part * 26;
      const y = -152 + part * 206 + part * part * 52;
      const body =
        rect(bone, -width / 2, -5, width, 8 + part * 5, 'rx="3"') +
        rect(boneShade, width * 0.12, -5, width * 0.38, 8 + part * 5, 'rx="3"') +
        path(
          bone,
          `M${width * 0.4} -5C${width * 0.8} -6 ${width * 1.05} 4 ${width * 1.25} ${14 + part * 4}C${width * 0.95} ${13 + part * 3} ${width * 0.6} 8 ${width * 0.4} 5z`,
        ) +
        disc(boneShade, width * 0.56, 0, 3 + part * 2) +
        rect(tint('glaze', 0.45), -width * 0.42, 3.4 + part * 5, width * 0.84, 3, 'rx="1.5"');
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})">${body}</g>`;
    })
    .concat(path(bone, 'M-52 112C-24 104 4 106 16 114C10 136 12 150 34 160C4 160 -34 146 -52 112z'))
    .concat(
      path(boneShade, 'M-10 108C0 108 10 110 16 114C10 136 12 150 34 160C8 152 -6 136 -10 108z'),
    )
    .join('');
}

/** A skull in profile, facing left. */
export function skull(): string {
  const cranium =
    'M-84 10C-104 -70 -52 -130 20 -130C92 -130 130 -78 122 -18C117 22 98 42 70 52C64 66 52 72 42 68L30 50C20 62 4 66 -10 64L-14 92C-34 104 -66 102 -80 94L-82 70C-90 60 -96 52 -92 44C-84 36 -88 24 -84 10z';
  const jaw =
    'M32 40C46 38 52 46 50 58L40 106C34 126 6 140 -36 148C-58 152 -74 146 -76 132L-74 110C-54 116 -28 116 -8 104C12 94 26 78 32 40z';
  const teeth = range(6).map((tooth) => `M${-72 + tooth * 11} 94v20`);
  return (
    path(boneShade, jaw) +
    path(bone, 'M-76 132L-74 110C-54 116 -28 116 -8 104L0 118C-14 132 -48 140 -76 132z') +
    rect(silk.paper, -76, 90, 62, 26, 'rx="8"') +
    line(boneShade, 2.5, `M-76 103H-16${teeth.join('')}`) +
    path(bone, cranium) +
    path(
      boneShade,
      'M122 -18C117 22 98 42 70 52C64 66 52 72 42 68L30 50C60 40 96 0 92 -96C116 -78 126 -48 122 -18z',
      'opacity="0.6"',
    ) +
    path(hollow, 'M-74 4C-70 -16 -38 -20 -24 -6C-16 10 -26 34 -46 36C-64 36 -76 24 -74 4z') +
    path(hollow, 'M-92 46C-84 44 -76 52 -76 66C-80 72 -84 70 -84 68C-90 60 -94 52 -92 46z') +
    line(bone, 11, 'M-44 46C-20 40 8 36 40 34') +
    line(
      boneShade,
      3,
      'M-40 53C-18 47 10 44 36 42M-26 -34C-4 -78 60 -84 84 -30M-10 -130C2 -100 -6 -70 8 -40',
    ) +
    oval(hollow, 46, 44, 6, 8)
  );
}
