/** The name of the field type of amounts. */
export const amountFieldType = 'amount';
/** The name of the field type of telephone numbers. */
export const phoneFieldType = 'phone';
