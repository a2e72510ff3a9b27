import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DeleteItemCommand, GetItemCommand } from 'dynamodb-toolbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { isItemMigration } from '../../../functions/operator/migrations/migration.ts';
import { migrations } from '../../../functions/operator/migrations/migrations.ts';
import { runMigrations } from '../../../functions/operator/migrations/run/run-migrations.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { readItem } from '../../../functions/table/core/stored/stored-items.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { JobText, putJobText } from '../../../functions/table/jobs/job.ts';
import { paymentKey } from '../../../functions/table/payments/payment.ts';
import { readPaymentReport } from '../../../functions/table/payments/payment-report.ts';
import { MigrationRecord, readMigrationRecord } from '../../../functions/table/settings/migration-record.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { buy } from '../../support/posts/card-payments.ts';
import { postJob, staffApi } from '../../support/posts/hiring.ts';
import { UNLOCK_2, unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const ofItems = migrations.filter(isItemMigration);

const BROKEN = '<a href="https://a.example">ok</dropped> after';
const REPAIRED = '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">ok after</a>';

/** A job with its text as 0.3.0 stored it. */
const jobOf030 = async (id: string): Promise<string> => {
  await transact(putJobText({ id, description: BROKEN, whyWorkHere: '<p>Good crew</p>' }));
  return id;
};
const descriptionOf = async (id: string) =>
  (await JobText.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item?.description;

/** Stores a reported unlock as 0.3.0 did: without a state. */
const reportAs030 = async (intentId: string): Promise<void> => {
  await documents.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: `PAYMENT#${intentId}`, sk: 'REPORT' },
      UpdateExpression: 'REMOVE #state, #version',
      ExpressionAttributeNames: { '#state': 'state', '#version': 'v' },
    }),
  );
};

/** Removes the keys of a payment in indexes that 0.3.0 didn't write. */
const removeKeys = async (intentId: string, ...names: string[]): Promise<void> => {
  const { pk, sk } = paymentKey({ intentId });
  await documents.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk, sk },
      UpdateExpression: `REMOVE ${names.join(', ')}`,
    }),
  );
};

const reportOf030 = async (company: Person): Promise<string> => {
  const { id } = await unlockSomebody(company);
  expect((await company.api.post('/api/payment/report', { id, reason: 'The number is dead.' })).status).toBe(201);
  await reportAs030(id);
  return id;
};

beforeEach(async () => {
  for (const { number } of migrations) await MigrationRecord.build(DeleteItemCommand).key({ number }).send();
});

describe('running the migrations', () => {
  it('repairs what an earlier version stored, records it, and does not run twice', async () => {
    const company = await newCompany();
    const id = await jobOf030(await postJob(company));
    const fine = await postJob(company);
    const before = await descriptionOf(fine);

    // Later migrations may wait for the projector.
    expect((await runMigrations()).slice(0, 3)).toMatchObject([
      { number: '0001', changed: 1 },
      { number: '0002', changed: 0 },
      { number: '0003', changed: 0 },
    ]);

    expect(await descriptionOf(id)).toBe(REPAIRED);
    expect(await descriptionOf(fine)).toBe(before);
    expect((await company.api.get(`/api/jobs/${id}`)).body.description).toBe(REPAIRED);
    expect(await readMigrationRecord('0001')).toMatchObject({ number: '0001', changed: 1 });
    expect(await runMigrations()).toEqual([]);
  });

  it('that runs twice at the same time repairs each item once', async () => {
    const company = await newCompany();
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await jobOf030(await postJob(company)));
    const runs = await Promise.all([runMigrations({ migrations: ofItems }), runMigrations({ migrations: ofItems })]);
    expect(runs.flat().reduce((sum, { changed }) => sum + changed, 0)).toBe(5);
    for (const id of ids) expect(await descriptionOf(id)).toBe(REPAIRED);
  });

  it('marks an unlock that was reported in 0.3.0 as open, and as refunded when the payment was', async () => {
    const [company, staff] = [await newCompany(), await staffApi(PASSWORD)];
    const [open, refunded] = [await reportOf030(company), await reportOf030(company)];
    await staff.post('/api/payment/refund', { id: refunded, reason: 'Neither number nor address works.' });
    await reportAs030(refunded);
    const states = async () =>
      (await Promise.all([open, refunded].map(readPaymentReport))).map((report) => report?.state);

    await runMigrations({ migrations: ofItems });

    expect(await states()).toEqual(['open', 'refunded']);
    expect((await staff.post(`/api/payment/reports/${open}/decline`, { reason: 'It rings.' })).status).toBe(200);
    expect(await states()).toEqual(['declined', 'refunded']);
  });

  it('lists a payment of 0.3.0 for staff, and moves neither open checkouts nor their checks', async () => {
    const [company, staff] = [await newCompany(), await staffApi(PASSWORD)];
    const { id } = await unlockSomebody(company);
    const open = await buy(company, UNLOCK_2, { candidate_profile_id: (await newSeeker()).profileId });
    const lists: Record<string, string>[] = [{}, { status: 'paid' }];
    await removeKeys(id, 'gsi2pk', 'gsi2sk', 'gsi3pk', 'gsi3sk');
    const before = await readItem(paymentKey({ intentId: open }));
    const listed = async (query: Record<string, string>): Promise<string[]> =>
      (await staff.get('/api/admin/payments', query)).body.results.map((row: { id: string }) => row.id);
    for (const query of lists) expect(await listed(query)).not.toContain(id);

    await runMigrations({ migrations: ofItems });

    for (const query of lists) expect(await listed(query)).toContain(id);
    expect(await readItem(paymentKey({ intentId: open }))).toEqual(before);
  });
});
