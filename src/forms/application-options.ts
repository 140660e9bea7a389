import * as v from 'valibot';

const title = v.pipe(v.string(), v.nonEmpty());

/**
 * What can be chosen in the job application. `until` is the last day for documents, `YYYY-MM-DD` in
 * Uzbekistan; a choice without it stands open. Titles are in one language.
 */
export const applicationOptions = v.object({
  vacancies: v.array(v.object({ value: title, title, until: v.optional(v.string()) })),
  socialStatuses: v.array(v.object({ value: title, title, needsDocument: v.boolean() })),
});

export type ApplicationOptions = v.InferOutput<typeof applicationOptions>;
