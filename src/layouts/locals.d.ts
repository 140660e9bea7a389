declare namespace App {
  interface Locals {
    /** The page's document, for the blocks of its `page.mdx`. */
    page: import('../collections/documents.ts').LocalizedDocument<
      import('../collections/registry.ts').DocumentType
    >;
  }
}
