/** Lets SES deliver to an address again. The first call loads the SES client. */
export const removeSuppression = async (email: string): Promise<void> =>
  (await import('./ses.ts')).removeSuppression(email);
