import type { Mail } from './ses.ts';

export type { Mail } from './ses.ts';

/** SES's client is loaded by the first mail. */
export const sendMail = async (mail: Mail): Promise<void> => (await import('./ses.ts')).send(mail);
