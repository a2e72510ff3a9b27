import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET, startS3ForTest } from './start-for-test.ts';

let started: Awaited<ReturnType<typeof startS3ForTest>>;
const stops: (() => unknown)[] = [];
beforeEach(async () => {
  started = await startS3ForTest();
  stops.push(started.stop);
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

const errorOf = async (response: Response) => {
  const text = await response.text();
  const part = (name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(text)?.[1];
  return { status: response.status, code: part('Code'), message: part('Message') };
};

describe('a signed link', () => {
  const key = 'files/a b/original';
  const link = async (more: object = {}) => {
    await started.client.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: 'photo', ContentType: 'image/png' }),
    );
    const command = new GetObjectCommand({ Bucket: BUCKET, Key: key, ...more });
    return getSignedUrl(started.signer, command, { expiresIn: 300 });
  };

  it('returns the object, with the signed disposition', async () => {
    const ResponseContentDisposition = `attachment; filename="A (1).pdf"; filename*=UTF-8''A%20%281%29.pdf`;
    const response = await fetch(await link({ ResponseContentDisposition }));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': ResponseContentDisposition,
    });
    expect(await response.text()).toBe('photo');
  });

  it('works for five minutes by the clock', async () => {
    const url = await link();
    started.advance(299_000);
    expect((await fetch(url)).status).toBe(200);
    started.advance(2_000);
    expect(await errorOf(await fetch(url))).toEqual({
      status: 403,
      code: 'AccessDenied',
      message: 'Request has expired',
    });
  });

  it.each([
    ['another key', (url: string) => url.replace('original', 'other')],
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=300', 'X-Amz-Expires=9999')],
    ['a disposition of its own', (url: string) => `${url}&response-content-disposition=inline`],
  ])('is invalid with %s', async (_, change) => {
    const url = change(await link());
    expect(await errorOf(await fetch(url))).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('is required: nothing is returned, listed, stored or deleted without one', async () => {
    const [plain = ''] = (await link()).split('?');
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await errorOf(await fetch(plain, { method })), method).toMatchObject({
        status: 403,
        code: 'AccessDenied',
      });
    }
  });

  it('returns an error when there is no such object', async () => {
    const command = new GetObjectCommand({ Bucket: BUCKET, Key: 'nothing' });
    const url = await getSignedUrl(started.signer, command, { expiresIn: 300 });
    expect(await errorOf(await fetch(url))).toMatchObject({ status: 404, code: 'NoSuchKey' });
  });
});

describe('a signed form', () => {
  const newForm = () =>
    createPresignedPost(started.signer, {
      Bucket: BUCKET,
      Key: 'uploads/1',
      Expires: 300,
      Conditions: [['content-length-range', 1, 10]],
      Fields: { 'x-amz-meta-purpose': 'resume' },
    });
  const send = async (bytes: string, change: (fields: Record<string, string>) => object = (fields) => fields) => {
    const { url, fields } = await newForm();
    const form = new FormData();
    for (const [name, value] of Object.entries(change(fields))) form.append(name, value);
    form.append('file', new File([bytes], 'cv.pdf'));
    return fetch(url, { method: 'POST', body: form });
  };
  const stored = () => started.client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'uploads/1' }));

  it('stores the file under its key with its metadata', async () => {
    expect((await send('0123456789')).status).toBe(204);
    const found = await stored();
    expect(found.Metadata).toEqual({ purpose: 'resume' });
    expect(await found.Body?.transformToString()).toBe('0123456789');
  });

  it.each([
    ['a file that is too large', '0123456789x', {}, { status: 400, code: 'EntityTooLarge' }],
    ['an empty file', '', {}, { status: 400, code: 'EntityTooSmall' }],
    ['another key', 'x', { key: 'files/1/original' }, { status: 403, code: 'AccessDenied' }],
    ['other metadata', 'x', { 'x-amz-meta-purpose': 'showcase' }, { status: 403, code: 'AccessDenied' }],
    ['a field more', 'x', { 'x-amz-meta-more': 'x' }, { status: 403, code: 'AccessDenied' }],
    ['another policy', 'x', { Policy: btoa('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}') }, { status: 403 }],
    ['a policy that is none', 'x', { Policy: '!' }, { status: 400, code: 'InvalidPolicyDocument' }],
    ['no signature', 'x', { 'X-Amz-Signature': '' }, { status: 403, code: 'SignatureDoesNotMatch' }],
    ['an unknown signer', 'x', { 'X-Amz-Credential': 'me/20260101/us-east-1/s3/aws4_request' }, { status: 403 }],
  ])('refuses %s and stores nothing', async (_, bytes, change, expected) => {
    const response = await send(bytes, (fields) => ({ ...fields, ...change }));
    expect(await errorOf(response)).toMatchObject(expected);
    await expect(stored()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('expires after five minutes by the clock', async () => {
    const late = await send('x', (fields) => {
      started.advance(301_000);
      return fields;
    });
    expect(await errorOf(late)).toMatchObject({ status: 403, message: 'Invalid according to Policy: Policy expired.' });
  });

  it('stores nothing of a truncated body', async () => {
    const { url, fields } = await newForm();
    const start = Object.entries(fields).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const body = `${start.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await errorOf(await fetch(url, { method: 'POST', headers, body }))).toMatchObject({ status: 400 });
    await expect(stored()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
