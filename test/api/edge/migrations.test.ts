import { DeleteItemCommand, GetItemCommand } from 'dynamodb-toolbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMigrations } from '../../../functions/migrations/run-migrations.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { JobText, putJobText } from '../../../functions/table/jobs/job.ts';
import { MigrationRecord, readMigrationRecord } from '../../../functions/table/settings/migration-record.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const BROKEN = '<a href="https://a.example">ok</dropped> after';
const REPAIRED = '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">ok after</a>';

/** A job whose text is stored as 0.3.0 stored it. */
const jobOf030 = async (id: string): Promise<string> => {
  await transact(putJobText({ id, description: BROKEN, whyWorkHere: '<p>Good crew</p>' }));
  return id;
};
const descriptionOf = async (id: string) =>
  (await JobText.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item?.description;

beforeEach(async () => {
  await MigrationRecord.build(DeleteItemCommand).key({ number: '0001' }).send();
});

describe('running the migrations', () => {
  it('repairs what an earlier version stored, records it, and does not run twice', async () => {
    const company = await newCompany();
    const id = await jobOf030(await postJob(company));
    const fine = await postJob(company);
    const before = await descriptionOf(fine);

    expect(await runMigrations()).toMatchObject([{ number: '0001', changed: 1 }]);

    expect(await descriptionOf(id)).toBe(REPAIRED);
    expect(await descriptionOf(fine)).toBe(before);
    expect((await company.api.get(`/api/jobs/${id}`)).body.description).toBe(REPAIRED);
    expect(await readMigrationRecord('0001')).toMatchObject({ number: '0001', changed: 1 });
    expect(await runMigrations()).toEqual([]);
  });

  it('twice at the same time repairs each item once', async () => {
    const company = await newCompany();
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await jobOf030(await postJob(company)));
    const runs = await Promise.all([runMigrations(), runMigrations()]);
    expect(runs.flat().reduce((sum, { changed }) => sum + changed, 0)).toBe(5);
    for (const id of ids) expect(await descriptionOf(id)).toBe(REPAIRED);
  });
});
