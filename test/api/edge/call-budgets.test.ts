import '../../support/cloud/handler-environment.ts';
import { randomUUID } from 'node:crypto';
import { type BudgetClass, budgetClasses, type Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { GetItemCommand } from 'dynamodb-toolbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now, setClockOffset } from '../../../functions/platform/clock.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { ApiError } from '../../../functions/platform/errors.ts';
import { originHeader } from '../../../functions/platform/secrets/keys.ts';
import { forgetCallCounts, spendCallBudget } from '../../../functions/services/limits/call-budgets.ts';
import { type Budget, budgetOf, otherProfiles } from '../../../functions/services/limits/class-budgets.ts';
import { windowEnd } from '../../../functions/services/limits/limit-rate.ts';
import { RateCounter } from '../../../functions/table/idempotency/idempotency-record.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

// Each test starts with a new day, so that no hour ends during it.
beforeEach(() => setClockOffset(windowEnd(DAY_MS).getTime() - Date.now()));
afterEach(() => {
  forgetCallCounts();
  setClockOffset(0);
  vi.restoreAllMocks();
});

const isRefused = async (budget: Budget, key: string): Promise<boolean> => {
  try {
    await spendCallBudget(budget, key);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return true;
    throw error;
  }
};

/** Calls until a budget refuses a call, and returns the number of allowed calls. */
const exhaust = async (budget: Budget, key: string): Promise<number> => {
  for (let calls = 0; ; calls += 1) if (await isRefused(budget, key)) return calls;
};

type Caller = { userId?: string; address?: string; params?: Record<string, string> };

/** Calls the handler of an endpoint as the gateway does, with a verified token or from an address. */
const call = async (endpoint: Endpoint, { userId, address = '10.1.1.1', params }: Caller) => {
  const { handler } = await import(`../../../functions/api/${endpoint.group}/handler.ts`);
  const event = {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath: endpoint.path,
    rawQueryString: '',
    pathParameters: params,
    headers: { 'x-origin-secret': await originHeader(), 'x-viewer-address': address },
    requestContext: {
      requestId: randomUUID(),
      http: { method: endpoint.method, path: endpoint.path, sourceIp: '10.0.0.1' },
      ...(userId && { authorizer: { jwt: { claims: { username: userId, auth_time: now().getTime() / 1000 } } } }),
    },
  };
  return handler(event, { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 10_000 });
};

const nameOf = ({ name }: Endpoint) => name;
const isPublic = ({ auth }: Endpoint) => auth === 'public';
const counted = endpoints.filter(({ budget }) => budget !== 'event');

describe('an endpoint of the contract', () => {
  it('returns 429 with Retry-After and reads nothing, for every endpoint, when its caller used up the budget', async () => {
    const [userId, address] = [randomUUID(), '10.20.30.40'];
    for (const budget of budgetClasses) {
      const [signedIn, signedOut] = [budgetOf(budget, true), budgetOf(budget, false)];
      if (signedIn) await exhaust(signedIn, userId);
      if (signedOut) await exhaust(signedOut, address);
    }
    await originHeader();
    const send = vi.spyOn(documents, 'send');

    const open: string[] = [];
    for (const endpoint of counted) {
      const { statusCode, headers, body } = await call(endpoint, isPublic(endpoint) ? { address } : { userId });
      const isClosed = statusCode === 429 && Number(headers['retry-after']) > 0;
      if (!isClosed || !/Too many attempts/.test(body)) open.push(nameOf(endpoint));
    }

    expect(open).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it("doesn't affect other users and other addresses", async () => {
    const [busy, other] = [await newCompany(), await newCompany()];
    await exhaust(budgetOf('read', true)!, busy.userId);
    const getBadges = endpoints.find(({ name }) => name === 'getBadges')!;
    expect((await call(getBadges, { userId: busy.userId })).statusCode).toBe(429);
    expect((await call(getBadges, { userId: other.userId })).statusCode).toBe(200);
  });

  it("counts an IPv6 network as one address, and doesn't count Stripe's events", async () => {
    const locateZip = endpoints.find(({ name }) => name === 'locateZip')!;
    await exhaust(budgetOf('read', false)!, '2001:db8:1:2::/64');
    expect((await call(locateZip, { address: '2001:db8:1:2:3:4:5:6' })).statusCode).toBe(429);
    expect((await call(locateZip, { address: '2001:db8:1:3::1' })).statusCode).not.toBe(429);
    expect(endpoints.filter(({ budget }) => budget === 'event').map(nameOf)).toEqual(['receiveStripeEvent']);
  });
});

describe('the budget of a class', () => {
  it.each<[BudgetClass, number, number]>([
    ['read', 3000, 15_000],
    ['list', 3000, 15_000],
    ['search', 300, 1500],
    ['write', 1500, 7500],
    ['mail', 300, 1500],
    ['report', 30, 150],
    ['file', 200, 1000],
    ['money', 400, 2000],
    ['page', 3000, 3000],
  ])('%s allows a user %i calls an hour and an address %i', async (budget, ofUser, ofAddress) => {
    expect(await exhaust(budgetOf(budget, true)!, randomUUID())).toBe(ofUser);
    expect(await exhaust(budgetOf(budget, false)!, randomUUID())).toBe(ofAddress);
  });

  it('resets every hour, and a search has a daily budget as well', async () => {
    const [search, key] = [budgetOf('search', true)!, randomUUID()];
    const allowed: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      allowed.push(await exhaust(search, key));
      setClockOffset(windowEnd(HOUR_MS).getTime() - Date.now());
    }
    expect(allowed).toEqual([300, 300, 300, 300, 300, 0]);
  });

  it('writes nothing below a tenth of the budget, then at most once a minute', async () => {
    const send = vi.spyOn(documents, 'send');
    const [read, key] = [budgetOf('read', true)!, randomUUID()];
    const spend = async (calls: number) => {
      for (let each = 0; each < calls; each += 1) await spendCallBudget(read, key);
      return send.mock.calls.length;
    };
    expect(await spend(299)).toBe(0);
    expect(await spend(1)).toBe(1);
    expect(await spend(600)).toBe(1);
    setClockOffset(now().getTime() - Date.now() + MINUTE_MS);
    expect(await spend(1)).toBe(2);
  });

  it('counts the calls of other instances once it writes', async () => {
    const [search, key] = [budgetOf('search', true)!, randomUUID()];
    expect(await exhaust(search, key)).toBe(300);
    forgetCallCounts();
    // The table has counted only 30 of the first instance's 300 calls, because a minute has not passed.
    expect(await exhaust(search, key)).toBe(270);
    const window = windowEnd(HOUR_MS).toISOString();
    const { Item: counter } = await RateCounter.build(GetItemCommand)
      .key({ scope: `class-search-${HOUR_MS}`, key, window })
      .send();
    expect(counter?.count).toBe(60);
  });

  it("allows calls when the table can't count them", async () => {
    const [search, key] = [budgetOf('search', true)!, randomUUID()];
    vi.spyOn(documents, 'send').mockRejectedValue(new Error('The table is busy'));
    expect(await exhaust(search, key)).toBe(300);
  });
});

describe("other people's profiles", () => {
  it("returns 429 after 400 in an hour, and doesn't count the caller's own profile", async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const getProfile = endpoints.find(({ name }) => name === 'getProfile')!;
    const read = async (id: string) => (await call(getProfile, { userId: company.userId, params: { id } })).statusCode;
    for (let each = 1; each < 400; each += 1) await spendCallBudget(otherProfiles, company.userId);
    expect(await read(company.profileId)).toBe(200);
    expect(await read(seeker.profileId)).toBe(200);
    expect(await read(seeker.profileId)).toBe(429);
    expect(await read(company.profileId)).toBe(200);
  });
});
