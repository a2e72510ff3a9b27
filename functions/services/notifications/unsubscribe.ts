import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { ApiError } from '../../platform/errors.ts';
import { listUsersOfProfile, readUser } from '../../table/accounts/user.ts';
import { ConditionFailed, retryOnConflict } from '../../table/core/transact.ts';
import { changeSearch, readSearch } from '../../table/jobs/saved-search.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '../../table/notifications/notification-settings.ts';
import { readUnsubscribeToken } from '../emails/unsubscribe-link.ts';

const TRIES = 4;

const expired = () => new ApiError('unsubscribe_link_expired');

const emailsOfKind = async (userId: string, kind: OptionalKind) => {
  const [user, settings] = await Promise.all([readUser(userId), readNotificationSettings(userId)]);
  const turnOff = () => user && changeNotificationSettings(userId, { [kind]: kind === 'newMatch' ? 'off' : false });
  return { about: kind, user, isOff: [false, 'off'].includes(settings[kind]), turnOff };
};

/** Turns off the e-mails of one saved search. Retries after a concurrent change. */
const turnSearchOff = (key: { seeker: string; id: string }): Promise<void> =>
  retryOnConflict(
    async () => {
      const search = await readSearch(key);
      if (search?.mail && !(await changeSearch({ ...search, mail: false }, search))) throw new ConditionFailed([0]);
    },
    { tries: TRIES, exhausted: () => new ApiError('search_changed') },
  );

const emailsOfSearch = async (key: { seeker: string; id: string }) => {
  const [search, users] = await Promise.all([readSearch(key), listUsersOfProfile(key.seeker)]);
  if (!search) throw expired();
  return { about: { search: search.name }, user: users[0], isOff: !search.mail, turnOff: () => turnSearchOff(key) };
};

/**
 * Returns the e-mails that a link turns off, whether they are off already, and the function that does so. Throws
 * `unsubscribe_link_expired`.
 */
export const readUnsubscription = async (token: string) => {
  const named = await readUnsubscribeToken(token);
  if (!named) throw expired();
  return 'kind' in named ? emailsOfKind(named.userId, named.kind) : emailsOfSearch(named);
};
