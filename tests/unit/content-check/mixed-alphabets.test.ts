import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from '../../../src/content-check/correction.ts';
import { fixContent } from '../../../src/content-check/fix.ts';
import { alphabetCorrections } from '../../../src/content-check/mixed-alphabets.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { checkEntries, inEnglish, news, project } from './fixture.ts';
import { changed, en, ru, text, uz } from './trial.ts';

const corrected = (words: string, language?: Locale) =>
  applyCorrections(words, alphabetCorrections(words, language));

// Named, so that Latin and Cyrillic letters can be told apart in the source of these tests.
const cyrillic = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', C: 'С', H: 'Н', T: 'Т' };
const { a, e, o, p, c, x, C, H, T } = cyrillic;

describe('a word in letters of two alphabets', () => {
  it.each<[string, Locale | undefined, string]>([
    [`Yangi oʻquv x${o}nasi ${o}childi`, 'uz', 'Yangi oʻquv xonasi ochildi'],
    [`T${a}l${a}b${a}lar`, 'uz', 'Talabalar'],
    [`Tal${a}balar`, 'tr', 'Talabalar'],
    [`${C}OVID-19 va ${H}1N1`, 'en', 'COVID-19 va H1N1'],
    ['Cтyденты сдают экзaмен', 'ru', 'Студенты сдают экзамен'],
    ['Москвa shahrida', 'uz', 'Москва shahrida'],
    [`Wind${o}ws на кафедре`, 'ru', 'Windows на кафедре'],
    [`${T}oshkent, Karim${o}v`, undefined, 'Toshkent, Karimov'],
    ['Ўқув хoнаси', undefined, 'Ўқув хонаси'],
    ['ЁЛКA, ёлкa, ëлка', 'ru', 'ЁЛКА, ёлка, ёлка'],
    ['модифiкатор, лiвiй, руцi', undefined, 'модифікатор, лівій, руці'],
    ['cперва Cписок Aрия cистемное eсли', 'ru', 'сперва Список Ария системное если'],
    ['ОpеnАI Suppоrt, Wіх.соm', 'en', 'OpenAI Support, Wix.com'],
    ['\u0397elix, d\u03BFktor', 'uz', 'Helix, doktor'],
    ['\u039Cосква', 'ru', 'Москва'],
    // Both alphabets are possible: the language decides, unless most letters are of the other.
    [`${c}o${x}a`, 'uz', 'coxa'],
    [`${c}o${x}a`, 'ru', `${c}${o}${x}${a}`],
    [`${C}max достигается`, 'ru', 'Cmax достигается'],
    [`${p}ea${c}e`, 'uz', 'peace'],
  ])('%s (%s) becomes %s', (words, language, expected) => {
    expect(corrected(words, language)).toBe(expected);
  });

  it.each<[string, Locale | undefined]>([
    ['PDF-файл, IELTSга, CMSда, ACCAни', 'ru'],
    ['IELTSга, USBга', 'uz'],
    ['COVID-19, Wi-Fi, 3D-модель, pH-метр, Т-лимфоцит, β-блокатор, α‑tokoferol', 'ru'],
    ['Omeprazol («Омепразол»), ТошДТУ va «Скорая помощь»', 'uz'],
    ['Netflixа, Xeroxом, Instagramе', 'ru'],
    ['Ўзбекистон Республикаси, Oʻzbekiston Respublikasi', 'uz'],
    ['TNFα, NF-κB, ΔG, Na⁺/K⁺, Ωmega', 'en'],
    ['µg/мл, мкг/mL, °C', 'ru'],
  ])('%s (%s) stays', (words, language) => {
    expect(corrected(words, language)).toBe(words);
  });
});

describe('the check', () => {
  it('warns of the word in every language, with its place and the corrected word', async () => {
    const files = {
      ...changed('title: Anatomiya', `title: An${a}t${o}miya`),
      [ru]: text.ru.replace('студенты', 'cтуденты'),
      [en]: text.en.replace('On the', `${o}n th${e}`),
    };
    const dir = await project(files);
    const { problems, warnings } = await checkEntries(dir);
    expect(problems).toEqual([]);
    const said = warnings.map(inEnglish);
    expect(said.map(({ file, field, line }) => [file.replace(`${dir}/`, ''), field, line])).toEqual(
      [
        [en, 'body', 6],
        [en, 'body', 6],
        [ru, 'body', 6],
        [uz, 'title', 2],
      ],
    );
    expect(said[3]?.message).toContain(
      'а (U+0430) and о (U+043E) only look like the others, and searches don’t find the word. Write “Anatomiya”.',
    );
  });

  it('lets addresses, code and names of files be', async () => {
    const body = `\`T${o}sh\` <https://example.org/T${o}sh> [Matn](https://example.org/T${o}sh)`;
    const dir = await project({ ...news, ...changed(/Birinchi kuni/, `${body} Birinchi kuni`) });
    expect((await checkEntries(dir)).warnings).toEqual([]);
  });
});

it('--fix writes the words in one alphabet, with their apostrophes', async () => {
  const dir = await project(
    changed('Anatomiya olimpiadasi', `"M${a}'lum${o}t va\\t${o}${x}\\t${o}lim"`),
  );
  await fixContent(dir);
  const source = await readFile(join(dir, uz), 'utf8');
  expect(source).toContain(`title: "Maʼlumot va\\t${o}${x}\\tolim"`);
  expect((await checkEntries(dir)).warnings).toEqual([]);
});
