/** The `value_field` of fields that name an entry by its number, which Sveltia can't do. */
export const numberOf = 'number of {{slug}}';

/** The field in which the name of a new entry is typed. */
export const nameField = '.editable-text input';
