/** A component that authors can use in the MDX of a page. */
export interface PageComponent {
  /** The attributes that must be written. */
  attributes: readonly string[];
  /** Those that may be left out. */
  optional?: readonly string[];
}

/** The components that a page's MDX can use, by name. The content check refuses all others. */
export const pageComponents: Readonly<Record<string, PageComponent>> = {};
