import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '../environment.ts';

const client = new S3Client({});

export const put = async (key: string, letter: object): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: environment.lettersBucket,
      Key: key,
      Body: JSON.stringify(letter),
      ContentType: 'application/json',
    }),
  );
};
