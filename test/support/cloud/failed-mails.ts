import { metricValues, until } from './cloud.ts';

/** Returns the number of tries to send an e-mail that failed. */
const failedMails = async (): Promise<number> => (await metricValues()).MailsFailed?.length ?? 0;

/** Waits until a failing e-mail was tried several times more. */
export const untilMoreFailures = async (): Promise<void> => {
  const before = await failedMails();
  await until(async () => (await failedMails()) >= before + 2);
};
