import type { FileHandle } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { environment } from './environment.ts';

const client = new S3Client({});

/** An object of the bucket. This file loads the S3 client, so only `files.ts` imports it, at the first call. */
export type FoundObject = { bytes: Buffer; type: string; etag: string; metadata: Record<string, string> };

const isNamed = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name);

export const put = async (key: string, bytes: Buffer, type: string): Promise<void> => {
  await client.send(
    new PutObjectCommand({ Bucket: environment.filesBucket, Key: key, Body: bytes, ContentType: type }),
  );
};

/** An open file with its size and its SHA-256 in base64, by which S3 checks what it received. */
export type LocalFile = { file: FileHandle; bytes: number; sha256: string };

/** Stores a file without loading it into memory. */
export const putFile = async (key: string, { file, bytes, sha256 }: LocalFile, type: string): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.filesBucket,
      Key: key,
      Body: file.createReadStream({ start: 0, autoClose: false }),
      ContentLength: bytes,
      ChecksumSHA256: sha256,
      ContentType: type,
    }),
  );
};

/** Reads a whole object, which has at most 25 MB by the upload rules. Undefined when there is none. */
export const read = async (key: string): Promise<FoundObject | undefined> => {
  try {
    const found = await client.send(new GetObjectCommand({ Bucket: environment.filesBucket, Key: key }));
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    return { bytes, type: found.ContentType ?? '', etag: found.ETag ?? '', metadata: found.Metadata ?? {} };
  } catch (error) {
    if (isNamed(error, 'NoSuchKey')) return undefined;
    throw error;
  }
};

/**
 * Copies an object with its checked type and without metadata. Returns false when it is missing or its etag has
 * changed.
 */
export const copy = async (from: string, to: string, etag: string, type: string): Promise<boolean> => {
  const { filesBucket } = environment;
  const copy = new CopyObjectCommand({
    Bucket: filesBucket,
    Key: to,
    CopySource: `${filesBucket}/${from}`,
    CopySourceIfMatch: etag,
    ContentType: type,
    MetadataDirective: 'REPLACE',
  });
  try {
    await client.send(copy);
    return true;
  } catch (error) {
    if (isNamed(error, 'PreconditionFailed', 'NoSuchKey')) return false;
    throw error;
  }
};

/** Deletes up to 1000 objects; missing ones count as deleted. */
export const remove = async (keys: readonly string[]): Promise<void> => {
  if (!keys.length) return;
  const { Errors: errors } = await client.send(
    new DeleteObjectsCommand({
      Bucket: environment.filesBucket,
      Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
    }),
  );
  if (errors?.length) throw new Error(`${errors.length} objects were not deleted: ${errors[0]?.Code}`);
};

export type ListedObject = { key: string; modified: Date };

/** Returns up to 1000 objects after a key, in the order of their keys. */
export const list = async (after: string): Promise<ListedObject[]> => {
  const { Contents: contents } = await client.send(
    new ListObjectsV2Command({ Bucket: environment.filesBucket, ...(after && { StartAfter: after }) }),
  );
  return (contents ?? []).map(({ Key, LastModified }) => ({ key: Key ?? '', modified: LastModified ?? new Date(0) }));
};
