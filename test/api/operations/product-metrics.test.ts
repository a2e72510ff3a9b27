import { beforeAll, expect, it } from 'vitest';
import { metricValues, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, signUp } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { unlockSomebody } from '../../support/posts/paid-unlocks.ts';

let values: Record<string, number[]>;
const sumOf = (name: string): number => (values[name] ?? []).reduce((sum, value) => sum + value, 0);

beforeAll(async () => {
  await signUp();
  const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  const job = await postJob(company);
  await apply(seeker, company, job);
  await unlockSomebody(company, 'pm_card_createDispute');
  await settled();
  values = await until(async () => {
    const found = await metricValues();
    return found.Disputes && found.Applications && found.Matches && found;
  });
});

it.each([
  ['SignUps', 1],
  ['JobsPublished', 1],
  ['Applications', 1],
  ['Purchases', 2],
  ['Disputes', 1],
])('The metric %s counts each event once', (name, expected) => {
  expect(sumOf(name)).toBe(expected);
});

it('The metric FulfillmentLag has the time from the charge to the delivery of each purchase, in milliseconds', () => {
  expect(values.FulfillmentLag).toHaveLength(2);
  for (const lag of values.FulfillmentLag!) expect(lag).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values.FulfillmentLag!)).toBeLessThan(60_000);
});

it('The metrics Matches and MailsSent count what the stream consumers made and sent', () => {
  expect(sumOf('Matches')).toBeGreaterThanOrEqual(1);
  // A set-up link, the notice of an application, and two receipts.
  expect(sumOf('MailsSent')).toBeGreaterThanOrEqual(4);
});

it('A run without faults counts no failure', () => {
  for (const name of ['MailsFailed', 'StripeFailed', 'WebhooksFailed']) expect(sumOf(name), name).toBe(0);
});
