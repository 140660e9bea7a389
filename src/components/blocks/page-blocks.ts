import type { blocks } from '../../collections/pages/blocks.ts';
import Answers from './Answers.astro';
import Branches from './Branches.astro';
import Disclosure from './Disclosure.astro';
import Figures from './Figures.astro';
import Hero from './Hero.astro';
import Journals from './Journals.astro';
import LatestNews from './LatestNews.astro';
import Majors from './Majors.astro';
import NursingBanner from './NursingBanner.astro';
import Portfolio from './Portfolio.astro';
import RectorQuote from './RectorQuote.astro';
import Structure from './Structure.astro';
import Text from './Text.astro';
import Videos from './Videos.astro';

/** The blocks of authored pages; type-checked against src/collections/pages/blocks.ts. */
export const pageBlocks = {
  Answers,
  Branches,
  Disclosure,
  Figures,
  Hero,
  Journals,
  LatestNews,
  Majors,
  NursingBanner,
  Portfolio,
  RectorQuote,
  Structure,
  Text,
  Videos,
} satisfies Record<keyof typeof blocks.pages, unknown>;
