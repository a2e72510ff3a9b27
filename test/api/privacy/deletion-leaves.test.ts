import '../../support/cloud/handler-environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { isLeft } from '@plumbline/shared/domain/privacy/retention';
import { limitedEntities, storedDays } from '@plumbline/shared/domain/privacy/stored-days';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { type EntityName, tableAttributes } from '@plumbline/shared/table-names';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { environment } from '../../../functions/platform/environment.ts';
import type { Attributes } from '../../../functions/table/core/stored/schema-versions.ts';
import { cloudNow } from '../../support/cloud/clock.ts';
import { settled } from '../../support/cloud/stream.ts';
import { uploaded } from '../../support/files/files.ts';
import { photo } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { connect, write } from '../../support/posts/conversations.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const readTable = async (): Promise<Attributes[]> => {
  const items: Attributes[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(new ScanCommand({ TableName: environment.tableName, ExclusiveStartKey: start }));
    items.push(...((page.Items ?? []) as Attributes[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};
const entityOf = (item: Attributes) => String(item[tableAttributes.entity] ?? 'search entry') as EntityName;
const about = (items: readonly Attributes[], words: readonly string[]) =>
  items.filter((item) => words.some((word) => JSON.stringify(item).includes(word)));
const entitiesOf = (items: readonly Attributes[]) => [...new Set(items.map(entityOf))].toSorted();

describe('the table after a job seeker deleted the account', () => {
  let seeker: Person;
  let before: EntityName[];
  let items: Attributes[];

  beforeAll(async () => {
    seeker = await newSeeker();
    const company = await newCompany();
    const [job, other] = [await postJob(company), await postJob(company)];
    await uploaded(seeker, 'profilePhoto', await photo());
    await seeker.api.get(`/api/jobs/${job}`);
    await seeker.api.post(`/api/saved-jobs/${other}`);
    await seeker.api.post('/api/users/data-export');
    await seeker.api.post('/api/profile/support', { profileId: seeker.profileId, data: 'How do I hide my profile?' });
    await apply(seeker, company, job);
    await connect(seeker, company);
    await write(seeker, company, 'I can start on Monday.');
    await company.api.post(`/api/company/notes/${seeker.profileId}`, { text: 'Owns a truck.' });
    await settled();
    before = entitiesOf(about(await readTable(), [seeker.userId, seeker.profileId]));
    expect((await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
    await settled();
    items = await readTable();
  });

  it('has only what the retention table leaves', () => {
    const left = entitiesOf(about(items, [seeker.userId, seeker.profileId]));
    expect(before.length).toBeGreaterThan(12);
    expect(left).toContain('EndedAccount');
    expect(left.filter((entity) => !isLeft(entity))).toEqual([]);
    const own = new Set([`USER#${seeker.userId}`, `PROFILE#${seeker.profileId}`, `SEEKER#${seeker.profileId}`]);
    expect(
      entitiesOf(items.filter(({ pk }) => own.has(String(pk)))).filter((entity) => entity !== 'AccessEntry'),
    ).toEqual([]);
  });

  it("has the person's e-mail address in requests to Support and limits of calls alone", () => {
    const naming = entitiesOf(about(items, [seeker.email]));
    expect(naming.filter((entity) => !['SupportRequest', 'RateCounter', 'IdempotencyRecord'].includes(entity))).toEqual(
      [],
    );
  });
});

it('an item of a limited kind has the time at which the retention table deletes it', async () => {
  const limited = (await readTable()).filter((item) => {
    const entity = entityOf(item);
    return entity in limitedEntities;
  });
  expect(entitiesOf(limited).length).toBeGreaterThan(1);
  const now = (await cloudNow()).getTime();
  for (const item of limited) {
    const days = (Number(item[tableAttributes.timeToLive]) * 1000 - now) / DAY_MS;
    expect(Math.round(days), entityOf(item)).toBe(storedDays(entityOf(item)));
  }
});
