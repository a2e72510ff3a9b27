import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { Letter } from '../../platform/letters/letters.ts';
import type { LetterStore } from './run-redrive.ts';

/** Opens the bucket of dead letters. */
export const openLetterStore = (client: S3Client, bucket: string): LetterStore => ({
  list: async (after) => {
    const { Contents: contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ...(after && { StartAfter: after }) }),
    );
    return contents.flatMap(({ Key }) => Key ?? []);
  },
  read: async (key) => {
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return JSON.parse((await body?.transformToString()) ?? '') as Letter;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  },
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});
