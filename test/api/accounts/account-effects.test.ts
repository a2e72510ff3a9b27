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

describe('what hangs on an account', () => {
  it('is seen after every event', () => {
    expect(accountEvents.filter((event) => !scenes[event])).toEqual([]);
  });

  describe.each(Object.entries(scenes))('after the event "%s"', (event, prepare) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await prepare();
      await scene.happen();
      await settled();
    });

    it.each(things)('has become of its %s what the table says', async (thing) => {
      expect(await scene.looks[thing]()).toBe(accountEffects[event as AccountEvent][thing]);
    });
  });
});
