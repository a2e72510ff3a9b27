import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { FILE_LINK_SECONDS } from '@plumbline/shared/options/files';
import { now } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';

let signer: { endpoint: string | undefined; client: S3Client } | undefined;

/** Signs and never sends. The local cloud names the address under which a browser finds its bucket. */
const signingClient = (): S3Client => {
  const endpoint = process.env.FILES_LINK_ENDPOINT;
  if (!signer || signer.endpoint !== endpoint) {
    signer = { endpoint, client: new S3Client(endpoint ? { endpoint, forcePathStyle: true } : {}) };
  }
  signer.client.config.systemClockOffset = now().getTime() - Date.now();
  return signer.client;
};

/** A link to an object that works for five minutes; `disposition` is the Content-Disposition it comes with. */
export const linkTo = (key: string, disposition?: string): Promise<string> =>
  getSignedUrl(
    signingClient(),
    new GetObjectCommand({
      Bucket: environment.filesBucket,
      Key: key,
      ...(disposition && { ResponseContentDisposition: disposition }),
    }),
    { expiresIn: FILE_LINK_SECONDS, signingDate: now() },
  );

export type UploadForm = { url: string; fields: Record<string, string> };

/** A form that puts one object of `key` with this metadata, of at most `maxBytes`, within five minutes. */
export const uploadForm = (key: string, maxBytes: number, metadata: Record<string, string>): Promise<UploadForm> =>
  createPresignedPost(signingClient(), {
    Bucket: environment.filesBucket,
    Key: key,
    Expires: FILE_LINK_SECONDS,
    Conditions: [['content-length-range', 1, maxBytes]],
    Fields: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  });
