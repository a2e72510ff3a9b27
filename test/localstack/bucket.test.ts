import '../support/cloud/handler-environment.ts';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { putObject } from '../../functions/platform/files.ts';
import { sendForm } from '../support/files/send-form.ts';

const KEY = 'uploads/of-this-test';
const MINUTE_MS = 60_000;
const Bucket = () => process.env.FILES_BUCKET ?? '';
const codeOf = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];

/** Signs as the product does, by the machine's clock, which LocalStack uses. */
const signer = (agoMs: number) =>
  new S3Client({
    endpoint: process.env.FILES_LINK_ENDPOINT ?? '',
    forcePathStyle: true,
    systemClockOffset: -agoMs,
  });

beforeAll(() => putObject(KEY, Buffer.from('hello'), 'text/plain'));

describe('[FIL-02] a link', () => {
  const signed = (agoMs: number) =>
    getSignedUrl(signer(agoMs), new GetObjectCommand({ Bucket: Bucket(), Key: KEY }), {
      expiresIn: 300,
      signingDate: new Date(Date.now() - agoMs),
    });

  it('works for five minutes', async () => {
    const answer = await fetch(await signed(4 * MINUTE_MS));
    expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
    const late = await fetch(await signed(6 * MINUTE_MS));
    expect([late.status, await codeOf(late)]).toEqual([403, 'AccessDenied']);
  });

  it('is invalid for another object, or with another expiry', async () => {
    const url = await signed(0);
    for (const changed of [url.replace('of-this-test', 'of-another'), url.replace('Expires=300', 'Expires=3000')]) {
      const refused = await fetch(changed);
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'SignatureDoesNotMatch']);
    }
  });
});

describe('[FIL-09] a form', () => {
  const form = async (agoMs: number) => ({
    id: '',
    ...(await createPresignedPost(signer(agoMs), { Bucket: Bucket(), Key: KEY, Expires: 300 })),
  });

  it('works for five minutes', async () => {
    expect((await sendForm(await form(4 * MINUTE_MS), Buffer.from('hello'))).status).toBe(204);
    const late = await sendForm(await form(6 * MINUTE_MS), Buffer.from('hello'));
    expect([late.status, await codeOf(late)]).toEqual([403, 'AccessDenied']);
  });
});

describe('the bucket, asked by a browser first', () => {
  const ask = (origin: string, method: string) =>
    fetch(`${process.env.AWS_ENDPOINT_URL}/${Bucket()}/${KEY}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });

  it("accepts forms from the site's pages only", async () => {
    const own = await ask('http://localhost:3000', 'POST');
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000']);
    expect((await ask('http://elsewhere.example', 'POST')).status).toBe(403);
    expect((await ask('http://localhost:3000', 'PUT')).status).toBe(403);
  });
});
