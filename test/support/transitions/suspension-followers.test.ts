import { describe, expect, it } from 'vitest';
import { followSuspension } from '../../../functions/events/projector/account-effects/follow-suspension.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { readCompanyProfile } from '../../../functions/table/profiles/profile.ts';
import { betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { deliveries } from './deliveries.ts';
import { useMemoryWorld } from './memory-world.ts';
import { company, partner, userOf } from './people.ts';

const store = useMemoryWorld();
const late = '1c'.repeat(12);

/** A user who joins the company, in any state of the company. */
const join = (suspendedAt?: string) =>
  transact(putNewUser({ ...userOf({ ...company, userId: late }), ...(suspendedAt && { suspendedAt }) }));

/** Handles the change of the company from its old to its current state. */
const follow = async (before: { suspendedAt?: string | undefined }) => {
  const after = await readCompanyProfile(company.profileId);
  const change = { before: { ...after, suspendedAt: before.suspendedAt }, after };
  await followSuspension([change as never], (image) => image as never, readCompanyProfile);
};
const suspended = (entity: string): boolean[] =>
  store
    .ofEntity(entity)
    .filter((item) => [item.company, item.profileId].includes(company.profileId))
    .map(({ suspendedAt }) => Boolean(suspendedAt));
const all = (entity: string, isSuspended: boolean) => suspended(entity).every((each) => each === isSuspended);

describe('the suspension of a company by staff', () => {
  it('suspends its users and posts with it, users who join at that moment included, and a reinstatement ends that', async () => {
    await deliveries['suspend the company']();
    await join();
    await follow({});
    for (const entity of ['User', 'Job', 'Project']) expect(all(entity, true), entity).toBe(true);

    const { suspendedAt } = (await readCompanyProfile(company.profileId)) ?? {};
    await deliveries['reinstate the company']();
    await follow({ suspendedAt });
    for (const entity of ['User', 'Job', 'Project']) expect(all(entity, false), entity).toBe(true);
    expect(suspended('User')).toHaveLength(2);
  });

  it("doesn't affect the other company", async () => {
    await deliveries['suspend the company']();
    await follow({});
    expect(store.ofEntity('User').find(({ id }) => id === partner.userId)?.suspendedAt).toBeUndefined();
  });

  it('does not suspend users of a company that is reinstated in the meantime', async () => {
    await deliveries['suspend the company']();
    await betweenReadAndWrite(deliveries['reinstate the company'], () => follow({}));
    expect(all('User', false)).toBe(true);
  });

  it('reinstates no user of a company that is suspended again in the meantime', async () => {
    await deliveries['suspend the company']();
    await join('2026-11-22T12:00:00.000Z');
    await deliveries['reinstate the company']();
    await betweenReadAndWrite(deliveries['suspend the company'], () => follow({ suspendedAt: 'before' }));
    expect(store.ofEntity('User').find(({ id }) => id === late)?.suspendedAt).toBe('2026-11-22T12:00:00.000Z');
  });
});
