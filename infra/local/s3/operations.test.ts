import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, startS3ForTest } from './start-for-test.ts';

let started: Awaited<ReturnType<typeof startS3ForTest>>;
beforeAll(async () => {
  started = await startS3ForTest();
});
afterAll(() => started.stop());

const at = (Key: string) => ({ Bucket: BUCKET, Key });
const put = (key: string, body: string, more: object = {}) =>
  started.client.send(
    new PutObjectCommand({ ...at(key), Body: Buffer.from(body), ContentType: 'text/plain', ...more }),
  );
const get = async (key: string, more: object = {}) => {
  const found = await started.client.send(new GetObjectCommand({ ...at(key), ...more }));
  return { ...found, text: await found.Body?.transformToString() };
};
const list = async (more: object = {}) => started.client.send(new ListObjectsV2Command({ Bucket: BUCKET, ...more }));
const keysOf = async (more: object = {}) => ((await list(more)).Contents ?? []).map(({ Key }) => Key);

describe('the bucket, through the SDK', () => {
  it('returns bytes, type and metadata as they were stored', async () => {
    const { ETag } = await put('a/one ü&.txt', 'hello', { Metadata: { name: 'One%20.txt' } });
    expect(await get('a/one ü&.txt')).toMatchObject({
      text: 'hello',
      ContentType: 'text/plain',
      ContentLength: 5,
      ETag,
      Metadata: { name: 'One%20.txt' },
    });
    expect(await started.client.send(new HeadObjectCommand(at('a/one ü&.txt')))).toMatchObject({ ContentLength: 5 });
  });

  it('returns a part of an object, and rejects a range beyond it', async () => {
    await put('range', '0123456789');
    expect(await get('range', { Range: 'bytes=2-4' })).toMatchObject({ text: '234', ContentRange: 'bytes 2-4/10' });
    expect((await get('range', { Range: 'bytes=-3' })).text).toBe('789');
    await expect(get('range', { Range: 'bytes=20-30' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('copies under a new type, and only the version with the etag', async () => {
    const { ETag } = await put('from', 'copy me', { Metadata: { name: 'x' } });
    const copy = { ...at('to'), CopySource: `${BUCKET}/from`, ContentType: 'image/png', CopySourceIfMatch: ETag };
    await started.client.send(new CopyObjectCommand({ ...copy, MetadataDirective: 'REPLACE' }));
    expect(await get('to')).toMatchObject({ text: 'copy me', ContentType: 'image/png', Metadata: {} });
    await put('from', 'another');
    await expect(started.client.send(new CopyObjectCommand(copy))).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    const missing = new CopyObjectCommand({ ...at('to'), CopySource: `${BUCKET}/nothing` });
    await expect(started.client.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('deletes one and many, also missing ones', async () => {
    await Promise.all(['d/1', 'd/2&', 'd/3'].map((key) => put(key, key)));
    await started.client.send(new DeleteObjectCommand(at('d/1')));
    const Objects = ['d/2&', 'd/never'].map((Key) => ({ Key }));
    await started.client.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects } }));
    expect(await keysOf({ Prefix: 'd/' })).toEqual(['d/3']);
    await expect(get('d/1')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('lists in order, by prefix, from a key on and page by page', async () => {
    await Promise.all(['l/c', 'l/a', 'l/b', 'm/a'].map((key) => put(key, key)));
    expect(await keysOf({ Prefix: 'l/' })).toEqual(['l/a', 'l/b', 'l/c']);
    expect(await keysOf({ StartAfter: 'l/b', Prefix: 'l/' })).toEqual(['l/c']);
    const first = await list({ Prefix: 'l/', MaxKeys: 2 });
    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
    expect(await keysOf({ Prefix: 'l/', ContinuationToken: first.NextContinuationToken })).toEqual(['l/c']);
  });

  it('keeps objects after a restart, and none after a reset', async () => {
    await put('kept', 'still here');
    const again = await startS3ForTest(started.localDir);
    const found = await again.client.send(new GetObjectCommand(at('kept')));
    expect(await found.Body?.transformToString()).toBe('still here');
    await again.s3.reset();
    await expect(again.client.send(new GetObjectCommand(at('kept')))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await again.stop();
  });
});
