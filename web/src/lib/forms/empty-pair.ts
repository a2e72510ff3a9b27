/** The values of a form with a chosen password and the same once more. */
export const emptyPair = { password: '', confirmation: '' };
