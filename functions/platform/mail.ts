export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; to the sender unless given. */
  replyTo?: string;
  /** A link that turns off mails like this one; the mail program offers it as a button (RFC 8058). */
  unsubscribe?: string | undefined;
};

/** SES's client is loaded by the first mail. */
export const sendMail = async (mail: Mail): Promise<void> => (await import('./ses.ts')).send(mail);
