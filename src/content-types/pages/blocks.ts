/** A component for `page.mdx` and its attributes. */
interface Block {
  attributes: readonly string[];
}

/** `<Text from="3" until="5" />` shows the sections of a text that begin with its third and fourth `##`. */
const text: Block = { attributes: ['from', 'until'] };

/** The blocks that `page.mdx` files may use, by content type; see docs/authors/. */
export const blocks = {
  pages: {
    Answers: { attributes: [] },
    Branches: { attributes: ['brief'] },
    Disclosure: { attributes: [] },
    Figures: { attributes: ['id'] },
    Hero: { attributes: [] },
    Journals: { attributes: [] },
    LatestNews: { attributes: [] },
    Majors: { attributes: [] },
    NursingBanner: { attributes: [] },
    Portfolio: { attributes: ['brief'] },
    RectorQuote: { attributes: [] },
    Structure: { attributes: [] },
    Text: text,
    Videos: { attributes: [] },
  },
  news: {
    NursingProgrammes: { attributes: [] },
    Text: text,
  },
} as const satisfies Record<string, Record<string, Block>>;
