/** Why no e-mails are sent to an address: they came back, or the reader marked one as spam. */
export const mailProblems = ['bounced', 'complained'] as const;
export type MailProblem = (typeof mailProblems)[number];
