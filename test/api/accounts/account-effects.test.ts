import '../../support/cloud/handler-environment.ts';
import { type AccountEvent, accountEvents } from '@plumbline/shared/domain/access/account-effects';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyScene } from '../../support/account-effects/company-scene.ts';
import { expectedOf, things } from '../../support/account-effects/expected-effects.ts';
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

describe('the table of effects on an account', () => {
  it('covers each kind of data after each event', () => {
    expect(accountEvents.filter((event) => !scenes[event])).toEqual([]);
  });

  describe.each(Object.entries(scenes))('after the event "%s"', (event, prepare) => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await prepare();
      // The thing must exist before the event, or its absence afterwards would prove nothing.
      expect(await scene.looks.notifications()).toBe('kept');
      await scene.happen();
      await settled();
    });

    it.each(things)('changes the %s as promised [ACC-36]', async (thing) => {
      expect(await scene.looks[thing]()).toBe(expectedOf(event as AccountEvent, thing));
    });
  });
});
