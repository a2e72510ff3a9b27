import '../../support/cloud/handler-environment.ts';
import { listConnections } from '@plumbline/shared/contracts/access/connections';
import * as auth from '@plumbline/shared/contracts/accounts/auth';
import { getBadges, listNotifications } from '@plumbline/shared/contracts/notifications/notifications';
import { describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newCompany, newSeeker, PASSWORD } from '../../support/people/people.ts';

describe('the session of a user', () => {
  it('makes at most four table requests for a login, correct or wrong', async () => {
    const { email } = await newSeeker();
    const right = await measure(() => invoke(auth.login, { body: { email, password: PASSWORD } }));
    expect(right.cost.requests).toBeLessThanOrEqual(4);
    const wrong = await measure(() =>
      invoke(auth.login, { body: { email, password: 'Wrong!2026' } }).catch((error: Error) => error),
    );
    expect(String(wrong.result)).toContain('401');
    expect(wrong.cost.requests).toBeLessThanOrEqual(4);
  });

  it('makes at most two table requests for a refresh, also for two at the same time', async () => {
    const { cookie } = await newSeeker();
    const { cost } = await measure(() => invoke(auth.refreshToken, { cookie }));
    expect(cost.requests).toBeLessThanOrEqual(2);
    const both = await Promise.all([1, 2].map(() => invoke(auth.refreshToken, { cookie })));
    for (const { body } of both) expect(body.accessToken).toMatch(/^ey/);
  });

  it('[SHL-17] makes at most six table requests for the badges of a company and five for those of a seeker', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const badgesOf = (userId: string) => measure(() => invoke(getBadges, {}, userId));
    // A function reads the settings that all users share once in some seconds.
    expect((await badgesOf(company.userId)).cost.requests).toBeLessThanOrEqual(7);
    expect((await badgesOf(company.userId)).cost.requests).toBeLessThanOrEqual(6);
    expect((await badgesOf(seeker.userId)).cost.requests).toBeLessThanOrEqual(5);
  });

  it('[TBX-05] [TBX-06] makes at most three table requests for notifications and for connections', async () => {
    const { userId } = await newSeeker();
    for (const endpoint of [listNotifications, listConnections]) {
      expect((await measure(() => invoke(endpoint, {}, userId))).cost.requests).toBeLessThanOrEqual(3);
    }
  });
});
