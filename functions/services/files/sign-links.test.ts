import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signForm, signLink } from './sign-links.ts';

const moment = new Date('2026-03-04T05:06:07.089Z');
const keys = ['files/1/plan.pdf', "files/2/it's a (big) plan & more*.pdf", 'files/3/überseé+ü/100%.pdf'];
const disposition = `attachment; filename="a plan.pdf"; filename*=UTF-8''a%20plan.pdf`;

beforeEach(() => {
  vi.useFakeTimers({ now: moment });
  vi.stubEnv('AWS_REGION', 'us-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session+/=token');
  vi.stubEnv('FILES_BUCKET', 'plumbline-files');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const places = [
  ['in the cloud', undefined],
  ['on one machine', 'http://127.0.0.1:3000/__local/s3'],
] as const;

describe.each(places)('links of the bucket %s', (_, endpoint) => {
  const client = () =>
    new S3Client({
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
  beforeEach(() => vi.stubEnv('FILES_LINK_ENDPOINT', endpoint));

  it.each(keys)("[FIL-09] are signed as the SDK's own signer does: %s", async (Key) => {
    const command = new GetObjectCommand({
      Bucket: 'plumbline-files',
      Key,
      ResponseContentDisposition: disposition,
    });
    // The SDK adds the name of the operation as a query parameter, which its signature covers. The product's links have
    // no such parameter.
    command.middlewareStack.add(
      (next) => (args) => {
        delete (args.request as { query: Record<string, string> }).query['x-id'];
        return next(args);
      },
      { step: 'build' },
    );
    const theirs = new URL(await getSignedUrl(client(), command, { expiresIn: 300, signingDate: moment }));
    const ours = new URL(signLink(Key, 300, { 'response-content-disposition': disposition }));
    expect(ours.origin + ours.pathname).toBe(theirs.origin + theirs.pathname);
    expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(theirs.searchParams));
  });

  it('[FIL-09] come as forms with the policy and the signature of the SDK', async () => {
    const fields = { 'x-amz-meta-purpose': 'resume', 'x-amz-meta-owner': 'a-b' };
    const theirs = await createPresignedPost(client(), {
      Bucket: 'plumbline-files',
      Key: 'uploads/7',
      Expires: 300,
      Conditions: [['content-length-range', 1, 5_000_000]],
      Fields: fields,
    });
    const ours = signForm('uploads/7', 300, 5_000_000, fields);
    expect(ours.url).toBe(theirs.url.replace(/\/$/, ''));
    expect(ours.fields).toEqual(theirs.fields);
  });
});
