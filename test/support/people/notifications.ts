import { mailTo, type ReceivedMail } from '../cloud/cloud.ts';
import { settled } from '../cloud/stream.ts';
import type { Person } from './people.ts';

/** The mails to a recipient whose subject matches, newest first, once the stream is idle. */
export const mailsAbout = async ({ email }: { email: string }, subject: RegExp): Promise<ReceivedMail[]> => {
  await settled();
  return (await mailTo(email)).filter((mail) => subject.test(mail.subject));
};

type Notification = { title: string; path: string; profile: string; subject: string; read: boolean };

/** A user's notifications of a kind, newest first, once the stream is idle. */
export const notificationsOf = async ({ api }: Person, kind: string): Promise<Notification[]> => {
  await settled();
  const { results } = (await api.get('/api/notifications', { limit: 100 })).body;
  return results.filter((each: { kind: string }) => each.kind === kind);
};
