import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { createIntent } from '../../../functions/api/payments/intents.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { useStripe } from '../../../functions/platform/stripe.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { changeProduct, readProduct } from '../../../functions/table/payments/product.ts';
import { putPurchase, readPurchase } from '../../../functions/table/payments/purchase.ts';
import { beforeEveryWrite, betweenReadAndWrite } from '../cloud/between-read-and-write.ts';
import { deliveries, train } from './deliveries.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, jobs, partner, seekers } from './people.ts';
import { call, steps } from './transitions.ts';

const store = useMemoryWorld();

const PRIORITY = 'skilled_worker_priority_access';

const UNLOCK = 'unlock_applicant_resume_skill_2';

const choice = { seeker: 0, subject: 0, stage: 'offer' } as const;

const [worker, colleague] = seekers;

type Intent = { id: string; status: string; amount: number; metadata: Record<string, string> };

/** Stripe's error for an intent that is being paid. */
const cannotBeCanceled = () =>
  Object.assign(new Error('This intent is processing'), {
    type: 'StripeInvalidRequestError',
    code: 'payment_intent_unexpected_state',
  });

/** The part of Stripe that a checkout needs: a key returns the same intent, and an open intent can be canceled. */
let intents: Map<string, Intent>;
beforeEach(() => {
  intents = new Map();
  const find = (id: string) => [...intents.values()].find((intent) => intent.id === id);
  useStripe({
    customers: { create: async () => ({ id: 'cus_1' }) },
    paymentIntents: {
      create: async (params: Omit<Intent, 'id' | 'status'>, { idempotencyKey: key }: { idempotencyKey: string }) => {
        const intent = intents.get(key) ?? { ...params, id: `pi_${intents.size}`, status: 'requires_payment_method' };
        intents.set(key, intent);
        return intent;
      },
      retrieve: async (id: string) => find(id),
      cancel: async (id: string) => {
        const intent = find(id);
        if (intent?.status === 'processing') throw cannotBeCanceled();
        return Object.assign(intent ?? {}, { status: 'canceled' });
      },
    },
  } as unknown as Stripe);
});

let keys = 0;

const start = (slug: string, by = company, who: { profileId: string } = worker, more: object = {}) => {
  keys += 1;
  const body = { product_slug: slug, candidate_profile_id: who.profileId, return_url: '/dashboard', ...more };
  return call(createIntent, by, {}, { ...body, idempotencyKey: `key-${keys}` });
};

/** The payers of the open intents, and their workers. */
const open = () =>
  [...intents.values()]
    .filter(({ status }) => status !== 'canceled')
    .map(({ metadata }) => [metadata.companyId, metadata.candidate_profile_id]);

/** Lets the bank process the payment of every open intent. */
const process = () => {
  for (const intent of intents.values()) if (intent.status !== 'canceled') intent.status = 'processing';
};

const interrupted = (meanwhile: () => Promise<unknown>, work: () => Promise<unknown>) =>
  outcomeOf(() => betweenReadAndWrite(meanwhile, work));

describe('a checkout for priority access [PAY-25]', () => {
  beforeEach(async () => {
    await train(worker.profileId);
    await train(colleague.profileId);
  });

  it('gives way to another company that is quicker, and leaves no payable intent behind', async () => {
    expect(
      await interrupted(
        () => start(PRIORITY, partner),
        () => start(PRIORITY),
      ),
    ).toBe('priority_access_held');
    expect(open()).toEqual([[partner.profileId, worker.profileId]]);
    expect(store.ofEntity('PriorityHold')).toMatchObject([{ company: partner.profileId }]);
  });

  it('is not opened when another company gets its window in the meantime', async () => {
    const meanwhile = deliveries['deliver priority access to another company'];
    expect(await interrupted(meanwhile, () => start(PRIORITY))).toBe('priority_access_taken');
    expect(open()).toEqual([]);
  });

  it('closes the one that a colleague has opened for another worker in the meantime', async () => {
    const meanwhile = () => start(PRIORITY, company, colleague);
    expect(await interrupted(meanwhile, () => start(PRIORITY))).toBe('done');
    expect(open()).toEqual([[company.profileId, worker.profileId]]);
    expect(store.ofEntity('PriorityCheckout')).toMatchObject([{ seeker: worker.profileId }]);
  });
});

describe('a checkout while the last payment of the company is still being processed', () => {
  const send = (job_ids: readonly string[]) => start('send_job_post_match', company, worker, { job_ids });

  it('is refused for other jobs of the same worker, and continues for the same jobs', async () => {
    await send([jobs[0]]);
    process();
    expect(await outcomeOf(() => send(jobs))).toBe('payment_processing');
    expect(await send([jobs[0]])).toEqual({ id: 'pi_0' });
    expect(open()).toHaveLength(1);
  });

  it('is refused for priority access to another worker, and opens when that payment fails', async () => {
    await train(worker.profileId);
    await train(colleague.profileId);
    await start(PRIORITY);
    process();
    expect(await outcomeOf(() => start(PRIORITY, company, colleague))).toBe('payment_processing');
    expect(open()).toEqual([[company.profileId, worker.profileId]]);

    for (const intent of intents.values()) intent.status = 'requires_payment_method';
    expect(await outcomeOf(() => start(PRIORITY, company, colleague))).toBe('done');
    expect(open()).toEqual([[company.profileId, colleague.profileId]]);
  });
});

describe('a checkout for an unlock [PAY-04]', () => {
  it('leaves no payable intent behind when its purchase changes before each try', async () => {
    const key = { company: company.profileId, family: 'unlock', subject: worker.profileId } as const;
    const at = nowIso();
    const purchase = {
      ...key,
      slug: UNLOCK,
      amount: 4900,
      userId: company.userId,
      createdAt: at,
      updatedAt: at,
    } as const;
    const changeElsewhere = async () =>
      transact(putPurchase({ ...purchase, state: 'canceled' }, await readPurchase(key)));
    expect(await outcomeOf(() => beforeEveryWrite(changeElsewhere, () => start(UNLOCK)))).toBe('purchase_changed');
    expect(intents.size).toBeGreaterThan(1);
    expect(open()).toEqual([]);
    expect(store.ofEntity('Payment')).toEqual([]);

    expect(await outcomeOf(() => start(UNLOCK))).toBe('done');
    expect(open()).toEqual([[company.profileId, worker.profileId]]);
  });

  it('continues with the intent that a colleague has opened in the meantime', async () => {
    expect(
      await interrupted(
        () => start(UNLOCK),
        () => start(UNLOCK),
      ),
    ).toBe('done');
    expect(open()).toEqual([[company.profileId, worker.profileId]]);
    expect(store.ofEntity('Purchase')).toMatchObject([{ version: 1, state: 'created' }]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['blocks the company', () => steps.block(choice), 'profile_not_found'],
    ['hides', () => steps.hide(choice), 'profile_not_found'],
    ['is unlocked by a colleague', () => start(UNLOCK), 'purchase_completed'],
  ])('that costs nothing opens no contact details when the worker %s meanwhile', async (_, meanwhile, code) => {
    const product = await readProduct(UNLOCK);
    await transact(...changeProduct(product, { name: product.name, amount: 0 }, company.userId, nowIso()));
    expect(await interrupted(meanwhile, () => start(UNLOCK))).toBe(code);
    expect(store.ofEntity('ContactAccess')).toHaveLength(code === 'purchase_completed' ? 1 : 0);
  });
});
