declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: readonly { type?: string; property?: string; index?: number }[];
    fieldNames?: readonly string[];
  }

  /** The nodes by type, and what the extractor could not parse. */
  export interface Extracted {
    jsonld: Record<string, readonly object[]>;
    errors?: readonly { message: string; format: string }[];
  }

  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  import type { Extracted } from '@adobe/structured-data-validator';

  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}
