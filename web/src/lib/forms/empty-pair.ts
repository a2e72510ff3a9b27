/** The values of a form with a new password and its confirmation. */
export const emptyPair = { password: '', confirmation: '' };
