// The fields of state-rules/.
import { z } from 'astro/zod';
import { checkedSources, localizedText, localizedTitle } from '../../content-types/fields.ts';

/** A rule of Uzbekistan for students from abroad; the entry's name is its anchor on the page. */
export const stateRule = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedTitle,
    text: localizedText,
    ...checkedSources,
  });
