import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { accessDenied, S3Error } from './errors.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Encodes text for Signature Version 4. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the signing key of a credential such as `AKID/20260101/us-east-1/s3/aws4_request`, derived from it and the
 * secret.
 */
function signingKey(credential: string, { accessKeyId, secretAccessKey }: Credentials): { key: Buffer; scope: string } {
  const [id, date = '', region = '', service = '', end = ''] = credential.split('/');
  if (id !== accessKeyId) {
    throw new S3Error('InvalidAccessKeyId', 403, 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (service !== 's3' || end !== 'aws4_request') throw accessDenied('The credential is not one for S3.');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, date));
  return { key, scope: [date, region, service, end].join('/') };
}

function requireMatch(expected: Buffer, given: string): void {
  const signature = Buffer.from(given, 'hex');
  if (signature.length === expected.length && timingSafeEqual(signature, expected)) return;
  const message = 'The request signature we calculated does not match the signature you provided.';
  throw new S3Error('SignatureDoesNotMatch', 403, message);
}

/** Checks the signature of a form's policy, which covers the policy exactly as it was sent. */
export function checkPolicySignature(policy: string, credential: string, signature: string, own: Credentials): void {
  requireMatch(hmac(signingKey(credential, own).key, policy), signature);
}

const dateOf = (compact: string): number =>
  Date.parse(compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export type LinkRequest = { method: string; url: URL; headers: Headers };

/** Checks a presigned link: its signer, its content, and that it is valid at `now`. */
export function checkLink({ method, url, headers }: LinkRequest, own: Credentials, now: Date): void {
  const query = url.searchParams;
  const given = (name: string) => query.get(name) ?? '';
  if (given('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') throw accessDenied();
  const { key, scope } = signingKey(given('X-Amz-Credential'), own);

  const names = given('X-Amz-SignedHeaders').split(';');
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery,
    ...names.map((name) => `${name}:${(headers.get(name) ?? '').trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', given('X-Amz-Date'), scope, hashed].join('\n');
  requireMatch(hmac(key, toSign), given('X-Amz-Signature'));

  const signedAt = dateOf(given('X-Amz-Date'));
  if (!(now.getTime() <= signedAt + Number(given('X-Amz-Expires')) * 1000)) throw accessDenied('Request has expired');
}
