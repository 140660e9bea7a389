import type { blocks } from '../../collections/pages/blocks.ts';
import Apply from './Apply.astro';
import NursingProgrammes from './NursingProgrammes.astro';
import Text from './Text.astro';

/** The blocks of news: few, since their styles come with each item's page. */
export const newsBlocks = { Apply, NursingProgrammes, Text } satisfies Record<
  keyof typeof blocks.news,
  unknown
>;
