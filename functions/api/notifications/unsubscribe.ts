import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { readUnsubscribeToken } from '../../services/emails/unsubscribe-link.ts';
import { unsubscribedPage, unsubscribePage } from '../../services/emails/unsubscribe-pages.ts';
import { listUsersOfProfile, readUser } from '../../table/accounts/user.ts';
import { ConditionFailed, retryOnConflict } from '../../table/core/transact.ts';
import { changeSearch, readSearch } from '../../table/jobs/saved-search.ts';
import { changeNotificationSettings } from '../../table/notifications/notification-settings.ts';

const TRIES = 4;

type Request = { query: { token: string } };

const expired = () => new ApiError('unsubscribe_link_expired');

const ofKind = async (userId: string, kind: OptionalKind) => {
  const user = await readUser(userId);
  const turnOff = () => user && changeNotificationSettings(userId, { [kind]: kind === 'newMatch' ? 'off' : false });
  return { about: kind, user, turnOff };
};

/** Turns off the e-mails of one saved search, also when it is being changed elsewhere. */
const turnSearchOff = (key: { seeker: string; id: string }): Promise<void> =>
  retryOnConflict(
    async () => {
      const search = await readSearch(key);
      if (search?.mail && !(await changeSearch({ ...search, mail: false }, search))) throw new ConditionFailed([0]);
    },
    { tries: TRIES, exhausted: () => new ApiError('search_changed') },
  );

const ofSearch = async (key: { seeker: string; id: string }) => {
  const [search, users] = await Promise.all([readSearch(key), listUsersOfProfile(key.seeker)]);
  if (!search) throw expired();
  return { about: { search: search.name }, user: users[0], turnOff: () => turnSearchOff(key) };
};

const namedIn = async ({ query: { token } }: Request) => {
  const named = await readUnsubscribeToken(token);
  if (!named) throw expired();
  return 'kind' in named ? ofKind(named.userId, named.kind) : ofSearch(named);
};

/** Asks first: mail scanners open every link, and what they open must change nothing. */
const ask = async (request: Request): Promise<string> => {
  const { about, user } = await namedIn(request);
  return unsubscribePage(about, user?.language ?? 'en');
};

/** Turns the e-mails off and responds with a page in the reader's language. Doing it again changes nothing. */
const turnOff = async (request: Request): Promise<string> => {
  const { about, user, turnOff: off } = await namedIn(request);
  await off();
  return unsubscribedPage(about, user?.language ?? 'en');
};

export const unsubscribe = operation(contract.unsubscribe, ask);
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, turnOff);
