/** A component for `page.mdx` and its attributes. */
interface Block {
  attributes: readonly string[];
}

/** The blocks that `page.mdx` files may use, by content type; see CONTRIBUTING.md. */
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
    Text: { attributes: [] },
    Videos: { attributes: [] },
  },
  news: {
    Apply: { attributes: ['admission'] },
    NursingProgrammes: { attributes: [] },
    Text: { attributes: [] },
  },
} as const satisfies Record<string, Record<string, Block>>;
