/** A component that `page.mdx` may use, and the attributes that it takes. */
interface Block {
  attributes: readonly string[];
}

/** What the `page.mdx` of an entry may put together, by content type. CONTRIBUTING.md describes them. */
export const blocks = {
  pages: {
    Admissions: { attributes: [] },
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
    Apply: { attributes: [] },
    NursingProgrammes: { attributes: [] },
    Text: { attributes: [] },
  },
} as const satisfies Record<string, Record<string, Block>>;
