import type { Locale } from '../../src/i18n/locales.ts';
import { beatSeconds } from './heart-beat.ts';

/** A part of the film: what its caption says, and the place that a ring marks meanwhile. */
export interface Station {
  from: number;
  to: number;
  mark?: { x: number; y: number };
  text: Record<Locale, string>;
}

const told: (Pick<Station, 'mark' | 'text'> & { beats: number })[] = [
  {
    beats: 1,
    text: {
      uz: 'Yurakning old tomondan kesimi, sekinlashtirilgan. Eshitilayotgan ovoz — klapanlarning yopilishi.',
      ru: 'Сердце в разрезе, вид спереди, в замедлении. Звук — это закрываются клапаны.',
      tr: 'Kalbin önden kesiti, yavaşlatılmış. Duyulan ses, kapakçıkların kapanmasıdır.',
      en: 'The heart cut open, seen from the front and slowed down. The sounds are its valves closing.',
    },
  },
  {
    beats: 1,
    mark: { x: 252, y: 190 },
    text: {
      uz: 'Kislorodi kam qon butun tanadan oʻng boʻlmachaga keladi.',
      ru: 'Кровь, бедная кислородом, приходит от всего тела в правое предсердие.',
      tr: 'Oksijeni az kan, bütün bedenden sağ kulakçığa gelir.',
      en: 'Blood low in oxygen comes from the whole body into the right atrium.',
    },
  },
  {
    beats: 1,
    mark: { x: 318, y: 248 },
    text: {
      uz: 'Undan oʻng qorinchaga oʻtadi.',
      ru: 'Оттуда она переходит в правый желудочек.',
      tr: 'Oradan sağ karıncığa geçer.',
      en: 'From there it passes into the right ventricle.',
    },
  },
  {
    beats: 1,
    mark: { x: 366, y: 108 },
    text: {
      uz: 'Oʻng qorincha uni oʻpkaga haydaydi.',
      ru: 'Правый желудочек выталкивает её в лёгкие.',
      tr: 'Sağ karıncık onu akciğerlere pompalar.',
      en: 'The right ventricle pumps it to the lungs.',
    },
  },
  {
    beats: 1,
    mark: { x: 398, y: 154 },
    text: {
      uz: 'Oʻpkada kislorodga toʻyingan qon chap boʻlmachaga keladi.',
      ru: 'Из лёгких кровь, богатая кислородом, приходит в левое предсердие.',
      tr: 'Akciğerlerde oksijenle dolan kan sol kulakçığa gelir.',
      en: 'Blood rich in oxygen comes from the lungs into the left atrium.',
    },
  },
  {
    beats: 1,
    mark: { x: 409, y: 236 },
    text: {
      uz: 'Undan chap qorinchaga oʻtadi.',
      ru: 'Оттуда она переходит в левый желудочек.',
      tr: 'Oradan sol karıncığa geçer.',
      en: 'From there it passes into the left ventricle.',
    },
  },
  {
    beats: 1,
    mark: { x: 356, y: 46 },
    text: {
      uz: 'Chap qorincha uni aorta orqali butun tanaga haydaydi.',
      ru: 'Левый желудочек выталкивает её через аорту ко всему телу.',
      tr: 'Sol karıncık onu aort yoluyla bütün bedene pompalar.',
      en: 'The left ventricle pumps it through the aorta to the whole body.',
    },
  },
  {
    beats: 2,
    text: {
      uz: 'Yurakning ikki yarmi har urishda bir vaqtda ishlaydi.',
      ru: 'При каждом ударе обе половины сердца работают одновременно.',
      tr: 'Her atımda kalbin iki yarısı aynı anda çalışır.',
      en: 'At every beat both halves of the heart work at the same time.',
    },
  },
];

/** The film in its order, one after the other from its start to its end. */
export const stations: Station[] = told.map(({ beats, ...station }, index) => {
  const before = told.slice(0, index).reduce((sum, earlier) => sum + earlier.beats, 0);
  return { ...station, from: before * beatSeconds, to: (before + beats) * beatSeconds };
});
