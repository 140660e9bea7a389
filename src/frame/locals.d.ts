declare namespace App {
  interface Locals {
    /** The page's document, for the blocks of its `page.mdx`. */
    page: import('../content-types/documents.ts').LocalizedDocument<
      import('../content-types/registry.ts').DocumentType
    >;
  }
}
