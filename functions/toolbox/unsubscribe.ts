import * as contract from '@plumbline/shared/contracts/toolbox';
import { badRequest } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { readUnsubscribeToken } from '../platform/unsubscribe-link.ts';
import { changeNotificationSettings } from '../table/notification-settings.ts';
import { readUser } from '../table/user.ts';
import { unsubscribedPage } from './unsubscribed-page.ts';

/** Turns the e-mails off and answers a page in the reader's language. Doing it again changes nothing. */
const turnOff = async ({ query: { token } }: { query: { token: string } }): Promise<string> => {
  const named = await readUnsubscribeToken(token);
  if (!named) throw badRequest('This link is no longer valid.');
  const { userId, kind } = named;
  const user = await readUser(userId);
  if (user) await changeNotificationSettings(userId, { [kind]: kind === 'newMatch' ? 'off' : false });
  return unsubscribedPage(kind, user?.language ?? 'en');
};

export const unsubscribe = operation(contract.unsubscribe, turnOff);
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, turnOff);
