/** The name of the field type of texts in Markdown. */
export const bodyFieldType = 'body';
