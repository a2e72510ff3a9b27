import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { nowIso } from '../../../functions/platform/clock.ts';
import { useStripe } from '../../../functions/platform/stripe.ts';
import { syncWithStripe } from '../../../functions/services/payments/fulfillment/sync-with-stripe.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putPayment } from '../../../functions/table/payments/payment.ts';
import { readTask, takeTask } from '../../../functions/table/staff/staff-task.ts';
import { useMemoryWorld } from './memory-world.ts';
import { company, seekers } from './people.ts';

const store = useMemoryWorld();

const id = 'pi_00000000000000000000000002';
const key = { kind: 'dispute', id } as const;
const OPENED = 1_800_000_000;
const DAY = 86_400;

beforeEach(async () => {
  const [{ profileId: seeker }] = seekers;
  const payment = {
    ...{ intentId: id, company: company.profileId, userId: company.userId, subject: seeker, seeker },
    ...({ family: 'unlock', slug: 'unlock_applicant_resume_skill_2', state: 'fulfilled' } as const),
    ...{
      productName: 'Unlock',
      amount: 4900,
      returnUrl: '/',
      createdAt: nowIso(),
      checkAt: nowIso(),
      paidAt: nowIso(),
    },
  };
  await transact(putPayment(payment, undefined));
});

/** Stripe has a dispute in this state, as the webhook's event makes the product read it. */
const dispute = async (status: Stripe.Dispute.Status, { due = OPENED + 9 * DAY, created = OPENED } = {}) => {
  const charge = { created: 0, amount_refunded: 0, refunded: false, disputed: true };
  const found = { status, created, reason: 'fraudulent', evidence_details: { due_by: due } };
  useStripe({
    paymentIntents: { retrieve: async () => ({ status: 'succeeded', latest_charge: charge }) },
    disputes: { list: async () => ({ data: [found] }) },
  } as unknown as Stripe);
  await syncWithStripe(id);
};

describe('the task of a dispute', () => {
  it.each(['needs_response', 'warning_needs_response'] as const)(
    'opens with the day of the bank while the dispute is "%s"',
    async (status) => {
      await dispute(status);
      expect(await readTask(key)).toMatchObject({
        state: 'open',
        openedAt: new Date(OPENED * 1000).toISOString(),
        dueOn: '2027-01-24',
      });
    },
  );

  it.each(['under_review', 'won', 'lost', 'warning_closed', 'prevented'] as const)(
    'closes when the dispute becomes "%s"',
    async (status) => {
      await dispute('needs_response');
      await dispute(status);
      expect(await readTask(key)).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    },
  );

  it('follows a later due day, keeps its owner, and stays the same when the same event comes again', async () => {
    await dispute('needs_response');
    const owner = { id: 'a'.repeat(24), name: 'Priya', since: nowIso() };
    await transact(takeTask(key, owner));
    await dispute('needs_response', { due: OPENED + 11 * DAY });
    const moved = await readTask(key);
    expect(moved).toMatchObject({ state: 'open', dueOn: '2027-01-26', owner });
    await dispute('needs_response', { due: OPENED + 11 * DAY });
    expect(await readTask(key)).toEqual(moved);
    expect(store.ofEntity('StaffTask')).toHaveLength(1);
  });

  it('opens again for the next dispute of the same payment', async () => {
    await dispute('needs_response');
    await dispute('won');
    await dispute('needs_response', { created: OPENED + 40 * DAY, due: OPENED + 50 * DAY });
    const task = await readTask(key);
    expect(task).toMatchObject({ state: 'open', dueOn: '2027-03-06' });
    expect(task).not.toHaveProperty('closedAt');
  });

  it('is never opened for a dispute that was over when the product first read it', async () => {
    await dispute('won');
    expect(await readTask(key)).toBeUndefined();
  });
});
