import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { products } from '@plumbline/shared/options/products';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPast } from '../stripe/records/past.ts';
import { openStore } from '../stripe/records/store.ts';
import { demoItems } from './items/demo-items.ts';
import { payAll } from './money/pay.ts';
import { demoPurchases } from './money/purchases.ts';
import { LAKELAND_INDEX } from './people/featured-companies.ts';
import { buildDemoWorld } from './world/demo-world.ts';

vi.stubEnv('TABLE_NAME', 'demo');
const now = new Date('2026-11-22T15:00:00.000Z');
const world = buildDemoWorld(now);
const lakeland = world.companies[LAKELAND_INDEX]!;
const folder = mkdtempSync(join(tmpdir(), 'demo-ledger-'));
const store = openStore(join(folder, 'stripe.json'));
const purchases = demoPurchases(world, now);
const items = demoItems(
  world,
  now,
  payAll(
    createPast(store, () => 'http://localhost'),
    purchases,
  ),
);

afterAll(() => {
  vi.unstubAllEnvs();
  store.close();
  rmSync(folder, { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: an item as the table holds it.
const all = (entity: string): any[] => items.filter((item) => item._et === entity);
const payments = all('Payment').filter(({ company }) => company === lakeland.id);
const paidFor = (family: string, subject: string) =>
  payments.filter((payment) => payment.family === family && payment.subject === subject);
const priceOf = (slug: string) => products.find((product) => product.slug === slug)?.amount;

describe('the ledger of the demo company', () => {
  it('has a payment for every unlocked profile, at the price of its trades, named by what it opened', () => {
    const unlocked = all('ContactAccess').filter(({ viewer, reason }) => viewer === lakeland.id && reason === 'unlock');
    expect(unlocked).toHaveLength(6);
    for (const { subject, date, paymentIntent } of unlocked) {
      const [payment, ...others] = paidFor('unlock', subject);
      const { seeker } = world.seekers.find(({ id }) => id === subject)!;
      const slug = unlockProduct(seekerTrades(seeker));
      expect(others).toEqual([]);
      expect(payment).toMatchObject({ intentId: paymentIntent, state: 'fulfilled', slug, amount: priceOf(slug) });
      expect(Math.abs(Date.parse(payment.paidAt) - Date.parse(date))).toBeLessThanOrEqual(1000);
    }
  });

  it('has an agreement for every contact that no payment opened', () => {
    const opened = all('ContactAccess').filter(({ viewer, reason }) => viewer === lakeland.id && reason !== 'unlock');
    const connected = all('Connection').filter(({ profile }) => profile === lakeland.id);
    expect(opened.length).toBeGreaterThan(2);
    for (const { subject } of opened) expect(connected.map(({ other }) => other)).toContain(subject);
  });

  it('has paid for each post and each briefing, not before it was written, and for nothing else', () => {
    const own = all('Job').filter(({ company }) => company === lakeland.id);
    expect(own.filter(({ briefing, deletedAt }) => !briefing && !deletedAt)).toHaveLength(4);
    for (const { id, briefing, createdAt, name } of own) {
      const [payment] = paidFor(briefing ? 'briefing' : 'job_posting', id);
      expect(payment).toMatchObject({ state: 'fulfilled', jobName: name, amount: 4900 });
      expect(payment.paidAt >= createdAt).toBe(true);
    }
    const refunded = payments.filter(({ state }) => state === 'refunded');
    const windows = all('PriorityAccess').filter(({ company }) => company === lakeland.id);
    expect(payments).toHaveLength(6 + own.length + windows.length + refunded.length);
  });

  it('has paid for the priority access of the worker it bought', () => {
    const [access, ...more] = all('PriorityAccess').filter(({ company }) => company === lakeland.id);
    expect(more).toEqual([]);
    const [payment] = paidFor('priority_access', access.seeker);
    expect(payment).toMatchObject({ state: 'fulfilled', intentId: access.paymentIntent, amount: 44_900 });
    for (const { seeker, date } of all('PriorityAccess')) {
      expect(all('SeekerProfile').find(({ id }) => id === seeker).lastPriorityAccess).toBe(date);
    }
  });

  it('has opened nothing that was refunded', () => {
    const refunded = payments.filter(({ state }) => state === 'refunded');
    expect(refunded).toHaveLength(2);
    const opened = all('ContactAccess').map(({ viewer, subject }) => `${viewer} ${subject}`);
    for (const { subject, amount, amountRefunded, refund, paidAt } of refunded) {
      expect(opened).not.toContain(`${lakeland.id} ${subject}`);
      expect(amountRefunded).toBe(amount);
      expect(refund.at > paidAt && refund.reason).toBeTruthy();
    }
  });

  it("goes back most of a year and has the same payments at Stripe's emulator as in the table", () => {
    const days = payments.map(({ paidAt }) => (now.getTime() - Date.parse(paidAt)) / DAY_MS);
    expect(Math.max(...days)).toBeGreaterThan(300);
    expect(Math.min(...days)).toBeGreaterThan(0);
    for (const { intentId, amount, paidAt, state, cardLast4 } of payments) {
      const intent = store.get('payment_intent', intentId)!;
      const charge = store.get('charge', String(intent.latest_charge))!;
      expect(intent).toMatchObject({ status: 'succeeded', amount });
      expect(new Date(charge.created * 1000).toISOString()).toBe(paidAt);
      expect(charge.refunded).toBe(state === 'refunded');
      expect(charge.payment_method_details?.card?.last4).toBe(cardLast4);
    }
  });

  it('has one saved card, which is its default', () => {
    const [customer] = all('StripeCustomer').filter(({ company }) => company === lakeland.id);
    const cards = store.list('payment_method', { customer: customer.customerId });
    expect(cards.map(({ id }) => id)).toEqual([customer.defaultCard]);
    expect(store.get('customer', customer.customerId)).toMatchObject({
      invoice_settings: { default_payment_method: customer.defaultCard },
    });
  });

  it('leaves one purchase for each subject, which names its payment', () => {
    const bought = all('Purchase').filter(({ company }) => company === lakeland.id);
    expect(bought.map(({ intentId }) => intentId).toSorted()).toEqual(
      payments.map(({ intentId }) => intentId).toSorted(),
    );
    expect(new Set(bought.map(({ family, subject }) => `${family} ${subject}`)).size).toBe(bought.length);
  });
});

describe('the bell of the demo company', () => {
  it('has unread notifications for each new applicant, and none that name a masked person', () => {
    const { id } = world.accounts[0]!;
    const [read] = all('NotificationsRead').filter(({ userId }) => userId === id);
    const notified = all('Notification').filter(({ userId }) => userId === id);
    const unread = notified.filter(({ date }) => date > read.until);
    expect(unread.filter(({ kind }) => kind === 'newApplicant').length).toBeGreaterThanOrEqual(3);
    expect(notified.length).toBeGreaterThan(unread.length);
    expect(notified.every(({ date }) => date <= now.toISOString())).toBe(true);
    for (const { name, lastName } of world.seekers.slice(0, 3)) {
      for (const { title } of notified) expect(title).not.toContain(`${name} ${lastName}`);
    }
  });
});
