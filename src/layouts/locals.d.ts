declare namespace App {
  interface Locals {
    /** The document of the page, for the blocks of its `page.mdx`. */
    page: import('../collections/documents.ts').LocalizedDocument<
      import('../collections/registry.ts').DocumentType
    >;
  }
}
