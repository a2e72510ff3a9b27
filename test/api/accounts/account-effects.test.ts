import '../../support/cloud/handler-environment.ts';
import {
  type AccountEvent,
  type AccountThing,
  accountEffects,
  accountEvents,
  accountThings,
} from '@plumbline/shared/domain/access/account-effects';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyScene } from '../../support/account-effects/company-scene.ts';
import type { Scene } from '../../support/account-effects/scene.ts';
import { jobDeclinedScene, seekerScene } from '../../support/account-effects/seeker-scene.ts';
import { settled } from '../../support/cloud/stream.ts';

const scenes: Partial<Record<AccountEvent, () => Promise<Scene>>> = {
  'seeker hidden': () => seekerScene('seeker hidden'),
  'seeker deleted': () => seekerScene('seeker deleted'),
  'seeker suspended': () => seekerScene('seeker suspended'),
  'company user disabled': () => companyScene('company user disabled'),
  'company user deleted': () => companyScene('company user deleted'),
  'company suspended': () => companyScene('company suspended'),
  'company closed': () => companyScene('company closed'),
  'unlock refunded': () => seekerScene('unlock refunded'),
  'application declined': () => seekerScene('application declined'),
  'job declined': jobDeclinedScene,
  'company blocked': () => seekerScene('company blocked'),
};
const things = Object.keys(accountThings) as AccountThing[];

/**
 * Written by hand, in the order of the things: conversations, profile, entries, contact accesses, intents, notifications,
 * mails, search entries, matches, files, jobs. The table that the product reads must not be its own proof.
 */
const expected: Record<AccountEvent, string> = {
  'seeker hidden': 'kept hidden kept kept canceled kept sent removed removed kept kept',
  'seeker deleted': 'removed removed ended empty canceled removed withheld removed removed removed kept',
  'seeker suspended': 'ended hidden kept kept canceled kept withheld removed removed kept kept',
  'company user disabled': 'kept kept kept kept kept kept withheld kept kept kept kept',
  'company user deleted': 'kept kept kept kept kept removed withheld kept kept kept kept',
  'company closed': 'removed closed kept empty canceled removed withheld removed removed removed closed',
  'company suspended': 'ended hidden kept kept canceled kept withheld removed removed kept kept',
  'unlock refunded': 'ended kept kept removed kept kept sent kept kept kept kept',
  'application declined': 'kept kept declined kept kept kept sent kept barred kept kept',
  'job declined': 'kept kept declined kept kept kept sent kept barred kept kept',
  'company blocked': 'closed hidden withdrawn kept canceled kept withheld kept removed kept kept',
};
const expectedOf = (event: AccountEvent, thing: AccountThing): string | undefined =>
  expected[event].split(' ')[things.indexOf(thing)];

describe('what hangs on an account', () => {
  it.each(accountEvents)('is listed for "%s" in the table as it is promised', (event) => {
    expect(Object.fromEntries(things.map((thing) => [thing, accountEffects[event][thing]]))).toEqual(
      Object.fromEntries(things.map((thing) => [thing, expectedOf(event, thing)])),
    );
  });

  it('is seen after every event', () => {
    expect(accountEvents.filter((event) => !scenes[event])).toEqual([]);
  });

  describe.each(Object.entries(scenes))('after the event "%s"', (event, prepare) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await prepare();
      // What never was there could not be removed.
      expect(await scene.looks.notifications()).toBe('kept');
      await scene.happen();
      await settled();
    });

    it.each(things)('the %s are as promised [ACC-36]', async (thing) => {
      expect(await scene.looks[thing]()).toBe(expectedOf(event as AccountEvent, thing));
    });
  });
});
