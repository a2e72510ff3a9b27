/**
 * The queues of e-mails about events, by kind, so that no kind waits for another: receipts with what staff and support
 * write to an account, what people do, and matches, of which one job can cause hundreds.
 */
export const mailQueues = ['receipts', 'activity', 'matches'] as const;
export type MailQueue = (typeof mailQueues)[number];

/** Returns the variable of the environment that has the URL of a queue. */
export const queueVariable = (queue: MailQueue): string => `MAIL_QUEUE_${queue.toUpperCase()}`;

/** The senders of each queue that run at the same time. Lambda allows no limit below two. */
export const SENDERS_OF_QUEUE = 2;
