import { RequestError } from '../../../netlify/functions/_shared/errors.ts';

/** The outcome that a step rejects a post with; undefined when it lets the post through. */
export async function rejectionOf(step: () => unknown): Promise<unknown> {
  try {
    await step();
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.outcome;
  }
}

export const failed = (code: string) => ({ view: 'failed', code });
