import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { joinSupportGroup, setPassword } from '@plumbline/functions/platform/cognito';
import { documents } from '@plumbline/functions/platform/documents';
import { environment } from '@plumbline/functions/platform/environment';
import type { DemoSeeder } from '../seed.ts';
import { demoDocuments } from './files/documents.ts';
import { demoFiles, fileItems, objectsOf } from './files/files.ts';
import { demoItems } from './items/demo-items.ts';
import { demoSeekerEntries } from './items/demo-projections.ts';
import { payAll } from './money/pay.ts';
import { demoPurchases } from './money/purchases.ts';
import { buildDemoWorld } from './world/demo-world.ts';

/** The most items of one BatchWriteItem call. */
const BATCH = 25;
const AT_ONCE = 8;

const labels = {
  provider: 'Company',
  vendor: 'Vendor',
  candidate: 'Job seeker',
  educational: 'School',
  support: 'Staff',
};

const writeAll = async (items: Record<string, unknown>[], signal?: AbortSignal): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
  const writeNext = async (): Promise<void> => {
    for (let batch = batches.shift(); batch && !signal?.aborted; batch = batches.shift()) {
      const RequestItems = { [environment.tableName]: batch.map((Item) => ({ PutRequest: { Item } })) };
      await documents.send(new BatchWriteCommand({ RequestItems }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
};

/** Writes the demo world, with the projections of its jobs. */
export const seedDemo: DemoSeeder['seedBase'] = async ({ now, place, giveSecondFactor, performAt }) => {
  const time = now();
  const world = buildDemoWorld(time);
  const money = performAt && payAll(performAt, demoPurchases(world, time));
  const files = await demoFiles(world, time);
  for (const { key, bytes, type } of files.flatMap(objectsOf)) await place(environment.filesBucket, key, bytes, type);
  await writeAll([...demoItems(world, time, money), ...fileItems(files, demoDocuments(world, time))]);
  for (const { id, email, password, kind, secret } of world.accounts) {
    await setPassword(id, email, password);
    if (kind === 'support') await joinSupportGroup(id);
    if (secret) await giveSecondFactor(id, secret);
  }
  return world.accounts.map(({ kind, displayName, email, password, secret }) => ({
    label: `${labels[kind]}: ${displayName}`,
    email,
    password,
    ...(secret && { secret }),
  }));
};

/** Writes about ten thousand search entries of seekers, which only jobs posted from now on need. */
export const seedDemoSeekers: DemoSeeder['seedRest'] = async ({ now, signal }) =>
  writeAll(demoSeekerEntries(buildDemoWorld(now())), signal);
