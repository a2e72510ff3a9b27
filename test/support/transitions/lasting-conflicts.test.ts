import { beforeEach, describe, expect, it, vi } from 'vitest';
import { suspendAccount } from '../../../functions/api/admin/account-actions.ts';
import { changeSavedSearch } from '../../../functions/api/my-jobs/saved-searches.ts';
import { addPushDevice, changePush } from '../../../functions/api/notifications/push.ts';
import { unsubscribeAtOnce } from '../../../functions/api/notifications/unsubscribe.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { searchUnsubscribeLink } from '../../../functions/services/emails/unsubscribe-link.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { changeSearch, putNewSearch, readSearch } from '../../../functions/table/jobs/saved-search.ts';
import { putPush, readNotificationSettings } from '../../../functions/table/notifications/notification-settings.ts';
import { readSeekerProfile } from '../../../functions/table/profiles/profile.ts';
import { touchProfile } from '../../../functions/table/profiles/suspension.ts';
import { beforeEveryWrite } from '../cloud/between-read-and-write.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { seekers, userOf } from './people.ts';
import { call } from './transitions.ts';

useMemoryWorld();

const [seeker] = seekers;

type Act = () => Promise<unknown>;

/** The outcome of `work` when the item that it changes is changed before each of its tries. */
const contested = (change: Act, work: Act) => outcomeOf(() => beforeEveryWrite(change, work));

describe('the push settings of a user', () => {
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
    keys: { p256dh: 'p256dh', auth: 'auth' },
    kind: 'android',
    browser: 'chrome',
  };
  const add: Act = () => call(addPushDevice, seeker, {}, device);
  const changeKinds: Act = () => call(changePush, seeker, {}, { newMatch: true });
  const pushOf = async () => (await readNotificationSettings(seeker.userId)).push;
  const changeElsewhere: Act = async () => {
    const push = await pushOf();
    await putPush(seeker.userId, push ?? { kinds: {}, devices: [], changes: 0 }, push);
  };

  beforeEach(() => {
    vi.stubEnv('PUSH_CONTACT', 'mailto:push@example.com');
    vi.stubEnv('PUSH_KEYS', 'a secret of the tests');
  });

  it.each([
    ['a new device', add],
    ['a choice of notifications', changeKinds],
  ])('refuse %s while they are changed elsewhere before each try, and take it afterwards', async (_, work) => {
    expect(await contested(changeElsewhere, work)).toBe('push_changed');
    const unchanged = { kinds: {}, devices: [], changes: expect.any(Number) };
    expect(await pushOf()).toEqual(unchanged);
    expect(await outcomeOf(work)).toBe('done');
    expect(await pushOf()).not.toEqual(unchanged);
  });

  it.each([
    ['a new device', add],
    ['a choice of notifications', changeKinds],
  ])('refuse %s in an environment without push notifications', async (_, work) => {
    vi.stubEnv('PUSH_CONTACT', '');
    expect(await outcomeOf(work)).toBe('push_off');
    expect(await pushOf()).toBeUndefined();
  });
});

describe('a saved search', () => {
  const key = { seeker: seeker.profileId, id: newId() };
  const at = '2026-11-22T12:00:00.000Z';
  const search = JSON.stringify({ form: { zip: '46590', tradeCategories: ['Carpentry'] } });
  let renames = 0;
  const rename: Act = async () => {
    renames += 1;
    const stored = (await readSearch(key))!;
    await changeSearch({ ...stored, name: `Name ${renames}` }, stored);
  };

  beforeEach(() => putNewSearch({ ...key, name: 'Framing', search, mail: true, createdAt: at, since: at, due: at }));

  it('keeps the change of another tab, and refuses one that was based on the earlier state', async () => {
    const turnOff = () => call(changeSavedSearch, seeker, { id: key.id }, { mail: false });
    expect(await contested(rename, turnOff)).toBe('search_changed');
    expect(await readSearch(key)).toMatchObject({ mail: true, name: `Name ${renames}` });
    expect(await outcomeOf(turnOff)).toBe('done');
    expect(await readSearch(key)).toMatchObject({ mail: false, name: `Name ${renames}` });
  });

  it('keeps its e-mails when it is changed before each try of their link to turn them off, and loses them afterwards', async () => {
    vi.stubEnv('SITE_URL', 'https://plumbline.example');
    vi.stubEnv('UNSUBSCRIBE_KEYS', 'a secret of the tests');
    const token = new URL(await searchUnsubscribeLink(key.seeker, key.id)).searchParams.get('token');
    const unsubscribe: Act = () =>
      unsubscribeAtOnce.run({ query: { token }, headers: {} } as never) as Promise<unknown>;
    expect(await contested(rename, unsubscribe)).toBe('search_changed');
    expect(await readSearch(key)).toMatchObject({ mail: true });
    expect(await outcomeOf(unsubscribe)).toBe('done');
    expect(await readSearch(key)).toMatchObject({ mail: false });
  });
});

describe('the suspension of an account', () => {
  const staff = { ...userOf(seeker), id: '1a'.repeat(12), role: 'support', staffRole: 'admin' } as const;
  const suspend: Act = () =>
    suspendAccount.run({
      params: { id: seeker.profileId },
      body: { reason: 'Two disputed payments in one day.', scope: 'account', until: '' },
      caller: { ...staff, userId: staff.id },
    } as never);
  const save: Act = async () => transact(touchProfile((await readSeekerProfile(seeker.profileId))!, nowIso()));

  it('is refused when the profile is saved before each try, and works afterwards', async () => {
    const { profileId: _, ...colleague } = staff;
    await transact(putNewUser(colleague));
    expect(await contested(save, suspend)).toBe('account_changed');
    expect((await readSeekerProfile(seeker.profileId))?.suspendedAt).toBeUndefined();
    expect(await outcomeOf(suspend)).toBe('done');
    expect((await readSeekerProfile(seeker.profileId))?.suspendedAt).toEqual(expect.any(String));
  });
});
