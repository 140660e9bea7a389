/** The entry in news/ whose address is fixed: `/news/{id}/faculty-of-nursing-at-camu`. */
export const nursingArticle = { id: 7, slug: 'faculty-of-nursing-at-camu' } as const;
