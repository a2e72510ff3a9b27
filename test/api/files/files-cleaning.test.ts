import '../../support/cloud/handler-environment.ts';
import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { deleteObjects, listObjects, putObject } from '../../../functions/platform/files.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { handler as cleanFiles } from '../../../functions/schedules/clean-files.ts';
import { originalKey } from '../../../functions/services/files/file-keys.ts';
import { writeProgress } from '../../../functions/table/settings/schedule-progress.ts';
import { followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, fault, runSchedule, until } from '../../support/cloud/cloud.ts';
import { onLocalStack } from '../../support/cloud/localstack.ts';
import { follow, uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';

afterEach(() => fault({ dependency: 's3', mode: 'off' }));

const allKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for (;;) {
    const page = await listObjects(keys.at(-1) ?? '');
    if (!page.length) return keys;
    keys.push(...page.map(({ key }) => key));
  }
};

/** The keys of the bucket that belong to a file. */
const keysOf = async ({ id }: { id: string }): Promise<string[]> => (await allKeys()).filter((key) => key.includes(id));

/** Makes reads in this process find a missing table, or an empty one. */
const replaceTable = (state: 'missing' | 'empty') => {
  const send = documents.send.bind(documents);
  return vi.spyOn(documents, 'send').mockImplementation((async (command: never) => {
    if (state === 'missing') throw new ResourceNotFoundException({ message: 'No such table', $metadata: {} });
    return (command as object) instanceof BatchGetCommand ? { Responses: {} } : send(command);
  }) as never);
};

/** A photo with its thumbnails. */
const newPhoto = async (person: Person) => {
  const file = await uploaded(person, 'profilePhoto', { name: 'me.jpg', bytes: await picture(40, 40) });
  await until(async () => (await keysOf(file)).length === 3);
  return file;
};

/** A photo that was deleted while the bucket refused deletions. */
const newLeftover = async () => {
  const person = await newSeeker();
  const file = await newPhoto(person);
  await fault({ dependency: 's3', mode: 'fail', match: 'DeleteObjects' });
  await person.api.delete(`/api/files/${file.id}/profilePhoto`);
  await fault({ dependency: 's3', mode: 'off' });
  expect(await keysOf(file)).toHaveLength(3);
  return file;
};

describe('[FIL-04] the schedule clean-files', () => {
  it.skipIf(onLocalStack)('deletes after a day what no profile names, and nothing that one does', async () => {
    const kept = await newPhoto(await newSeeker());
    const leftover = await newLeftover();
    await advanceClock(23 * HOUR_MS);
    await runSchedule('clean-files');
    expect(await keysOf(leftover)).toHaveLength(3);

    await advanceClock(2 * HOUR_MS);
    const young = await newLeftover();
    await runSchedule('clean-files');
    expect(await keysOf(leftover)).toEqual([]);
    expect(await keysOf(kept)).toHaveLength(3);
    expect(await keysOf(young)).toHaveLength(3);
    expect((await follow(kept.url)).status).toBe(403);
    expect(await runSchedule('clean-files')).toEqual({ result: { deleted: 0 } });
  });

  it.skipIf(onLocalStack)(
    'refuses to delete many objects, and deletes them when an operator allows that many',
    async () => {
      await advanceClock(DAY_MS + HOUR_MS);
      await runSchedule('clean-files');
      const keys = Array.from({ length: 21 }, () => originalKey(`${newId()}${newId()}`));
      const leftOver = async () => (await allKeys()).filter((key) => keys.includes(key));
      for (const key of keys) await putObject(key, Buffer.from('left over'), 'image/jpeg');
      await advanceClock(DAY_MS + HOUR_MS);
      await followCloudClock();
      await writeProgress('clean-files', '');
      expect(await cleanFiles()).toEqual({ deleted: 0, refused: keys.length });
      // The next run reads the same keys.
      expect(await runSchedule('clean-files')).toEqual({ result: { deleted: 0, refused: keys.length } });
      expect(await leftOver()).toHaveLength(keys.length);
      expect(await cleanFiles({ most: keys.length })).toEqual({ deleted: keys.length });
      expect(await leftOver()).toEqual([]);
    },
  );

  it.skipIf(onLocalStack)('deletes nothing while it is switched off', async () => {
    const leftover = await newLeftover();
    await advanceClock(DAY_MS + HOUR_MS);
    await followCloudClock();
    await writeProgress('clean-files', '');
    process.env.CLEAN_FILES = 'off';
    expect(await cleanFiles()).toEqual({ deleted: 0 });
    delete process.env.CLEAN_FILES;
    expect(await keysOf(leftover)).toHaveLength(3);
    await runSchedule('clean-files');
    expect(await keysOf(leftover)).toEqual([]);
  });

  it.skipIf(onLocalStack)('deletes nothing when its table is missing, or is an empty one', async () => {
    const kept = await newPhoto(await newSeeker());
    const keys = Array.from({ length: 21 }, () => originalKey(`${newId()}${newId()}`));
    for (const key of keys) await putObject(key, Buffer.from('left over'), 'image/jpeg');
    await advanceClock(DAY_MS + HOUR_MS);
    await followCloudClock();
    await writeProgress('clean-files', '');
    const before = await allKeys();
    const missing = replaceTable('missing');
    await expect(cleanFiles()).rejects.toThrow('No such table');
    missing.mockRestore();
    const empty = replaceTable('empty');
    expect(await cleanFiles()).toEqual({ deleted: 0, refused: before.length });
    empty.mockRestore();
    expect(await allKeys()).toEqual(before);
    expect(await keysOf(kept)).toHaveLength(3);
    await deleteObjects(keys);
  });

  it('continues where the previous run ended, and then starts again', async () => {
    const leftover = await newLeftover();
    await advanceClock(DAY_MS + HOUR_MS);
    await writeProgress('clean-files', originalKey(leftover.id));
    await runSchedule('clean-files');
    expect(await keysOf(leftover)).toEqual([originalKey(leftover.id)]);
    await runSchedule('clean-files');
    expect(await keysOf(leftover)).toEqual([]);
  });
});
