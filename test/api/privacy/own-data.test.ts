import '../../support/cloud/handler-environment.ts';
import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableAttributes } from '@plumbline/shared/table-names';
import { PutItemCommand } from 'dynamodb-toolbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { collectData, type OwnData } from '../../../functions/services/privacy/collect-data.ts';
import {
  type CopyReader,
  exportedEntity,
  exportItem,
  isOwned,
} from '../../../functions/services/privacy/export-rules.ts';
import { AccessEntry } from '../../../functions/table/access/access-entry.ts';
import { SupportRequest } from '../../../functions/table/accounts/support-request.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { chunksOf } from '../../../functions/table/core/batch.ts';
import type { Attributes } from '../../../functions/table/core/stored/schema-versions.ts';
import { demoItems } from '../../../infra/local/demo/items/demo-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { settled } from '../../support/cloud/stream.ts';

const BATCH = 25;
const DAY = new Date('2026-11-20T15:00:00.000Z');

/** The items of the demo, and those that are stored once the projector has followed. */
let demo: Attributes[];
let all: Attributes[];
const world = buildDemoWorld(DAY);
const accountOf = (kind: string) => {
  const account = world.accounts.find((each) => each.kind === kind);
  if (!account) throw new Error(`The demo has no ${kind}`);
  return account;
};

const entityOf = (item: Attributes) => String(item[tableAttributes.entity]);
const textsOf = (item: Attributes, names: readonly string[]) =>
  names.map((name) => String(item[name] ?? '')).filter((text) => text.length > 4);

type Scene = { data: OwnData; expected: Map<string, Attributes[]>; text: string; others: string[]; reader: CopyReader };

/** The attributes by which a person can be reached. */
const CONTACT = ['email', 'phoneNumber', 'phone'];

const sceneOf = async (kind: string): Promise<Scene> => {
  const { id } = accountOf(kind);
  const user = await readUser(id);
  if (!user) throw new Error(`The demo ${kind} was not written`);
  const owners = new Set([user.id, user.email, ...(user.profileId ? [user.profileId] : [])]);
  const rowsOf = (entity: string) => all.filter((item) => entityOf(item) === entity && item.company === user.profileId);
  for (const entity of ['Job', 'Project']) for (const item of rowsOf(entity)) owners.add(String(item.id));
  for (const item of rowsOf('Payment')) owners.add(String(item.intentId));
  const own = all.filter((item) => {
    const rule = exportedEntity(entityOf(item));
    return rule !== undefined && isOwned(rule, item, owners);
  });
  const people = demo.filter((item) => ['SeekerProfile', 'CompanyProfile', 'User'].includes(entityOf(item)));
  const mine = new Set(
    people.filter(({ id: each }) => owners.has(String(each))).flatMap((item) => textsOf(item, CONTACT)),
  );
  const data = await collectData(user);
  return {
    data,
    expected: Map.groupBy(own, entityOf),
    reader: {
      profileId: user.profileId,
      openProfiles: new Set(
        all
          .filter((item) => entityOf(item) === 'ContactAccess' && item.viewer === user.profileId)
          .map(({ subject }) => String(subject)),
      ),
    },
    // The references of a profile are people whom its owner named.
    text: JSON.stringify({ ...data, ProfileText: undefined }),
    others: people.flatMap((item) => textsOf(item, CONTACT)).filter((text) => !mine.has(text)),
  };
};

const profileOf = (kind: string): string => {
  const { id } = accountOf(kind);
  return String(demo.find((item) => entityOf(item) === 'User' && item.id === id)?.profileId);
};

/** Returns a briefing of the demo company that a seeker whose details it may not see declined with their e-mail. */
const declinedBriefing = () => {
  const other = profileOf('provider');
  const opened = new Set(demo.filter((item) => item.viewer === other).map(({ subject }) => subject));
  const hidden = demo.find(
    (item) => entityOf(item) === 'SeekerProfile' && item.id !== profileOf('candidate') && !opened.has(item.id),
  )!;
  const date = '2026-11-19T16:23:45.678Z';
  return {
    ...{ owner: String(hidden.id), type: 'job' as const, subject: randomUUID(), other, state: 'rejected' as const },
    ...{ date, rejectedAt: date, reasons: ['salary' as const], reason: `Call me: ${hidden.email}` },
  };
};

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

beforeAll(async () => {
  demo = demoItems(world, DAY) as Attributes[];
  const ids = ['candidate', 'provider'].flatMap((kind) => {
    const { id } = accountOf(kind);
    const user = demo.find((item) => entityOf(item) === 'User' && item.id === id);
    return [id, String(user?.profileId)];
  });
  const owned = demo.filter((item) => ids.some((id) => JSON.stringify(item).includes(id)));
  const jobs = new Set(owned.filter((item) => entityOf(item) === 'Job').map(({ pk }) => pk));
  const projects = new Set(owned.filter((item) => entityOf(item) === 'Project').map(({ pk }) => pk));
  const parts = demo.filter(({ pk }) => jobs.has(pk) || projects.has(pk));
  const written = [...new Map([...owned, ...parts].map((item) => [`${item.pk} ${item.sk}`, item])).values()];
  for (const batch of chunksOf(written, BATCH))
    await documents.send(
      new BatchWriteCommand({
        RequestItems: { [environment.tableName]: batch.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  await AccessEntry.build(PutItemCommand).item(declinedBriefing()).send();
  const profileId = profileOf('provider');
  for (const email of [accountOf('provider').email, 'colleague@example.com']) {
    const request = { id: randomUUID(), email, data: 'How do I post a job?', profileId, date: DAY.toISOString() };
    await SupportRequest.build(PutItemCommand).item(request).send();
  }
  await settled();
  all = await readTable();
}, 120_000);

describe.each(['candidate', 'provider'])('the copy of the data of the demo %s', (kind) => {
  it('has every stored item of theirs, with every attribute that the rules export', async () => {
    const { data, expected, reader } = await sceneOf(kind);
    expect(expected.size).toBeGreaterThan(8);
    for (const [entity, items] of expected) {
      const rule = exportedEntity(entity)!;
      const byText = (list: readonly Attributes[]) => list.map((item) => JSON.stringify(item)).toSorted();
      expect(byText(data[entity] ?? []), entity).toEqual(
        expect.arrayContaining(byText(items.map((each) => exportItem(rule, each, reader)))),
      );
    }
  });

  it('has no attribute that the rules leave out, and no e-mail or phone number of anyone else', async () => {
    const { data, text, others } = await sceneOf(kind);
    for (const [entity, items] of Object.entries(data)) {
      const allowed = exportedEntity(entity)?.exported ?? [];
      expect(
        items.flatMap((item) => Object.keys(item)).filter((name) => !allowed.includes(name)),
        entity,
      ).toEqual([]);
    }
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((other) => text.includes(other))).toEqual([]);
  });
});

it("a company's copy has the day and the listed reasons of a hidden seeker's refusal, without the text", async () => {
  const { data } = await sceneOf('provider');
  const entry = data.AccessEntry?.find(({ reasons }) => Array.isArray(reasons) && reasons.includes('salary'));
  expect(entry).toMatchObject({ date: '2026-11-19T10:00:00.000Z', rejectedAt: '2026-11-19T10:00:00.000Z' });
  expect(entry).not.toHaveProperty('reason');
});

it("a company's copy has the owner's requests to Support, and none of a colleague", async () => {
  const { data } = await sceneOf('provider');
  const { email } = accountOf('provider');
  const texts = data.SupportRequest?.filter(({ data: text }) => text === 'How do I post a job?');
  expect(texts).toMatchObject([{ email }]);
  expect(data.SupportRequest?.filter((each) => each.email !== email)).toEqual([]);
});
