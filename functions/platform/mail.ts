import { recordMetric } from './metrics/record-metric.ts';
import type { Mail } from './ses.ts';

export type { Mail } from './ses.ts';

/** Sends a mail. SES's client is loaded by the first one. */
export const sendMail = async (mail: Mail): Promise<void> => {
  try {
    await (await import('./ses.ts')).send(mail);
  } catch (error) {
    recordMetric('MailsFailed');
    throw error;
  }
  recordMetric('MailsSent');
};
