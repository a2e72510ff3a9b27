import { mailTo, type ReceivedMail } from '../cloud/cloud.ts';
import { settled } from '../cloud/stream.ts';
import type { Person } from './people.ts';

/** The mails to somebody whose subject fits, newest first, once the stream is at rest. */
export const mailsAbout = async ({ email }: { email: string }, subject: RegExp): Promise<ReceivedMail[]> => {
  await settled();
  return (await mailTo(email)).filter((mail) => subject.test(mail.subject));
};

type Notification = { title: string; path: string; profile: string; subject: string; read: boolean };

/** Somebody's notifications of a kind, newest first, once the stream is at rest. */
export const notificationsOf = async ({ api }: Person, kind: string): Promise<Notification[]> => {
  await settled();
  const { results } = (await api.get('/api/notifications', { limit: 100 })).body;
  return results.filter((each: { kind: string }) => each.kind === kind);
};
