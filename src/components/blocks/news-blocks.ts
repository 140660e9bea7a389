import type { blocks } from '../../collections/pages/blocks.ts';
import NursingProgrammes from './NursingProgrammes.astro';
import Text from './Text.astro';

/** The blocks of news items: few, since every item's page loads the CSS of all of them. */
export const newsBlocks = { NursingProgrammes, Text } satisfies Record<
  keyof typeof blocks.news,
  unknown
>;
