import { recordMetric } from './metrics/record-metric.ts';
import type { Mail } from './ses.ts';

export type { Mail } from './ses.ts';

/** Sends an e-mail. The first call loads the SES client. */
export const sendMail = async (mail: Mail): Promise<void> => {
  try {
    await (await import('./ses.ts')).send(mail);
  } catch (error) {
    recordMetric('MailsFailed');
    throw error;
  }
  recordMetric('MailsSent');
};
