import '../../support/cloud/handler-environment.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { runSmoke } from '../../../functions/operator/smoke/smoke.ts';
import { smokeSteps } from '../../../functions/operator/smoke/smoke-steps.ts';
import { followCloudClock } from '../../support/cloud/clock.ts';
import { type Fault, fault, origin, resetCloud } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { stripeSide } from '../../support/posts/card-payments.ts';

const payWithTestCard = (id: string) =>
  stripeSide().paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: origin() });

const smoke = async (options: Partial<Parameters<typeof runSmoke>[0]> = {}) => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const isGood = await runSmoke({ siteUrl: origin(), payWithTestCard, print, ...options });
  return { isGood, lines };
};

/** The entities that keep an account, a profile or an open job, which a run must not leave. */
const leftovers = async (): Promise<string[]> => {
  await settled();
  return Object.values(await wholeTable())
    .filter(({ _et: entity, deletedAt, closedAt }) => {
      if (entity === 'Job') return !deletedAt && !closedAt;
      return ['User', 'EmailClaim', 'SeekerProfile', 'Match', 'PublicJob'].includes(String(entity));
    })
    .map(({ pk }) => String(pk));
};

beforeEach(async () => {
  await resetCloud();
  await followCloudClock();
});

describe('npm run smoke', () => {
  it('passes every step on a stage that works, and leaves no account, profile or open job', async () => {
    const { isGood, lines } = await smoke();
    expect(lines).toEqual([
      ...smokeSteps.map(({ name }) => `ok      ${name}`),
      'ok      The test accounts are deleted',
    ]);
    expect(isGood).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  it("skips what only a test card can buy when Stripe's key is live, and tries the rest", async () => {
    const { isGood, lines } = await smoke({ payWithTestCard: undefined });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...smokeSteps.map(({ needsPayment }) => (needsPayment ? 'skipped' : 'ok')),
      'ok',
    ]);
    expect(isGood).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  it('stops before the next step when it is interrupted, and deletes its accounts', async () => {
    const interruption = new AbortController();
    const { isGood, lines } = await smoke({
      payWithTestCard: async (id) => {
        interruption.abort();
        return payWithTestCard(id);
      },
      signal: interruption.signal,
    });
    expect(lines.at(-1)).toBe('ok      The test accounts are deleted');
    expect(lines).toHaveLength(smokeSteps.findIndex(({ name }) => name.includes('pays')) + 2);
    expect(isGood).toBe(false);
    expect(await leftovers()).toEqual([]);
  });

  it.each<[number, Fault]>([
    [0, { dependency: 'dynamodb', mode: 'fail', match: 'Query', count: 20 }],
    [1, { dependency: 'cognito', mode: 'fail', match: 'AssociateSoftwareToken' }],
    [5, { dependency: 'stripe', mode: 'fail' }],
  ])(
    'stops at step %i when a dependency fails, says what to look at, and deletes its accounts',
    async (index, given) => {
      await fault(given);
      const { isGood, lines } = await smoke();
      await fault({ dependency: given.dependency, mode: 'off' });
      const { name, lookAt } = smokeSteps[index]!;
      expect(lines.slice(0, index)).toEqual(smokeSteps.slice(0, index).map((step) => `ok      ${step.name}`));
      expect(lines[index]).toMatch(new RegExp(`^failed  ${name}: [A-Z]+ /\\S+ responded 5\\d\\d .*request id`));
      expect(lines.slice(index + 1)).toEqual([`        Look at: ${lookAt}`, 'ok      The test accounts are deleted']);
      expect(isGood).toBe(false);
      expect(await leftovers()).toEqual([]);
    },
  );
});
