import * as contract from '@plumbline/shared/contracts/toolbox';
import { readUnsubscribeToken } from '../emails/unsubscribe-link.ts';
import { unsubscribedPage, unsubscribePage } from '../emails/unsubscribe-pages.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { readUser } from '../table/accounts/user.ts';
import { changeNotificationSettings } from '../table/notifications/notification-settings.ts';

type Request = { query: { token: string } };

const namedIn = async ({ query: { token } }: Request) => {
  const named = await readUnsubscribeToken(token);
  if (!named) throw new ApiError('unsubscribe_link_expired');
  return { ...named, user: await readUser(named.userId) };
};

/** Asks first: mail scanners open every link, and what they open must change nothing. */
const ask = async (request: Request): Promise<string> => {
  const { kind, user } = await namedIn(request);
  return unsubscribePage(kind, user?.language ?? 'en');
};

/** Turns the e-mails off and answers a page in the reader's language. Doing it again changes nothing. */
const turnOff = async (request: Request): Promise<string> => {
  const { userId, kind, user } = await namedIn(request);
  if (user) await changeNotificationSettings(userId, { [kind]: kind === 'newMatch' ? 'off' : false });
  return unsubscribedPage(kind, user?.language ?? 'en');
};

export const unsubscribe = operation(contract.unsubscribe, ask);
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, turnOff);
