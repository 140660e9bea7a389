/** What can be chosen in the job application; titles are in one language. */
export interface ApplicationOptions {
  vacancies: readonly {
    value: string;
    title: string;
    /** The last day for documents, `YYYY-MM-DD` in Uzbekistan; a choice without it stands open. */
    until?: string;
  }[];
  socialStatuses: readonly { value: string; title: string; needsDocument: boolean }[];
}
