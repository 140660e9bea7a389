import type { Questions } from './answers.ts';
import type { SearchIndex } from './search-index.ts';

/** A language's index and questions, and the questions of the others, which load on demand. */
export interface Searched extends Questions {
  index: SearchIndex;
  otherQuestions: () => Promise<readonly Questions[]>;
}
