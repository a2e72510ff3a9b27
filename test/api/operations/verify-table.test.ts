import '../../support/cloud/handler-environment.ts';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { linesOf, verifyTable } from '../../../functions/operator/table/verify-table.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { deleteObjects, putObject, readObject } from '../../../functions/platform/files.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { originalKey } from '../../../functions/services/files/file-keys.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

type Item = Record<string, unknown>;
const TableName = () => process.env.TABLE_NAME ?? '';
const put = (item: Item) => documents.send(new PutCommand({ TableName: TableName(), Item: item }));
const remove = ({ pk, sk }: Item) => documents.send(new DeleteCommand({ TableName: TableName(), Key: { pk, sk } }));

let seeker: Person;
let file: { id: string };
let whole: Record<string, Item>;
const first = (entity: string): Item =>
  Object.values(whole).find(({ _et }) => _et === entity) ?? expect.fail(`There is no ${entity}`);

beforeAll(async () => {
  const company = await newCompany();
  seeker = await newSeeker();
  const job = await postJob(company);
  await apply(seeker, company, job);
  await unlock(company, seeker, job);
  file = await uploaded(seeker, 'profilePhoto', { name: 'me.jpg', bytes: await picture(40, 40) });
  await settled();
  whole = await wholeTable();
});

/** Undoes the damage of a test. */
let repair: () => Promise<unknown> = async () => {};
afterEach(() => repair());

const removed = async (item: Item) => {
  repair = () => put(item);
  await remove(item);
};
const replaced = async (item: Item, changes: Item) => {
  repair = () => put(item);
  await put({ ...item, ...changes });
};
const added = async (item: Item) => {
  repair = () => remove(item);
  await put(item);
};

it('npm run table -- verify finds no fault in a table that users have changed, and counts its items', async () => {
  const verification = await verifyTable();
  expect([...verification.findings]).toEqual([]);
  expect(verification.counts.get('User')).toBe(2);
  expect(verification.files).toEqual({ objects: 3, unnamed: 0 });
  expect(linesOf('a-table', verification).at(-1)).toMatch(
    /^a-table: \d+ items, 3 objects of files, 0 unnamed: no fault$/,
  );
});

it('npm run table -- verify changes nothing', async () => {
  await removed(first('PublicJob'));
  const before = await wholeTable();
  await verifyTable();
  expect(await wholeTable()).toEqual(before);
});

// None of these entities triggers a consumer of the stream, which would change more.
it.each<[string, () => Promise<unknown>]>([
  ['a user without their address', () => removed(first('EmailClaim'))],
  [
    'an address that no user has',
    () => added({ ...first('EmailClaim'), pk: 'EMAIL#b@example.com', email: 'b@example.com' }),
  ],
  ['a user without their profile', () => replaced(first('User'), { profileId: newId() })],
  ["an item that this release can't read", () => replaced(first('Notification'), { v: 99 })],
  ["an item that this release can't read", () => replaced(first('JobText'), { description: 7 })],
  ['an item of an unknown entity', () => added({ pk: 'OLD#1', sk: 'OLD', _et: 'Forgotten' })],
  ['an item with a wrong key', () => replaced(first('User'), { gsi1pk: 'PROFILE#another' })],
  ["a purchase that isn't in the state of its payment", () => replaced(first('Purchase'), { state: 'refunded' })],
  ['a difference in the projection counters', () => replaced(first('JobCounters'), { applicants: 7 })],
  ['a difference in the projection public-jobs', () => removed(first('PublicJob'))],
  ['a difference in the projection search', () => removed(Object.values(whole).find(({ d, _et }) => d && !_et) ?? {})],
])('npm run table -- verify finds %s', async (kind, damage) => {
  await damage();
  const verification = await verifyTable();
  expect([...verification.findings.keys()]).toContain(kind);
  expect(linesOf('a-table', verification).at(-1)).toMatch(/: \d+ faults$/);
});

it('npm run table -- verify finds a file that the bucket lacks', async () => {
  const key = originalKey(file.id);
  const { bytes, type } = (await readObject(key)) ?? expect.fail('There is no photo');
  repair = () => putObject(key, bytes, type);
  await deleteObjects([key]);
  const { findings } = await verifyTable();
  expect([...findings]).toEqual([['a file that the bucket lacks', { count: 1, examples: [key] }]]);
});

it('npm run table -- verify counts unnamed objects, and finds a fault in more than clean-files deletes', async () => {
  const keys = Array.from({ length: 21 }, () => originalKey(`${newId()}${newId()}`));
  repair = () => deleteObjects(keys);
  for (const key of keys.slice(1)) await putObject(key, Buffer.from('left over'), 'image/jpeg');
  const few = await verifyTable();
  expect(few.files).toMatchObject({ unnamed: 20 });
  expect([...few.findings.keys()]).toEqual([]);
  await putObject(keys[0] ?? '', Buffer.from('left over'), 'image/jpeg');
  const { findings } = await until(async () => verifyTable());
  expect(findings.get('more unnamed objects than clean-files deletes')?.count).toBe(21);
});
