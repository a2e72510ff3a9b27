import { createHash, createHmac } from 'node:crypto';
import { now } from '../../platform/clock.ts';
import { environment } from '../../platform/environment.ts';

/**
 * This file computes Signature Version 4 for links and upload forms. The S3 client would be most of a bundle's size,
 * and signing makes no request.
 */
const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns a text percent-encoded by the rules of Signature Version 4. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the key, date and fields that all signatures made now share. */
const signer = () => {
  const { credentials, region } = environment;
  const date = now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${credentials.secret}`) as Buffer;
  const fields = {
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': [credentials.id, ...scope].join('/'),
    'X-Amz-Date': date,
    ...(credentials.session && { 'X-Amz-Security-Token': credentials.session }),
  };
  return { date, scope: scope.join('/'), fields, sign: (text: string) => hmac(key, text).toString('hex') };
};

/** Returns the bucket's address for browsers. The local cloud sets another address. */
const bucketAddress = (): string => {
  const { filesBucket, region } = environment;
  const local = process.env.FILES_LINK_ENDPOINT;
  return local ? `${local}/${filesBucket}` : `https://${filesBucket}.s3.${region}.amazonaws.com`;
};

/**
 * Returns a link to an object that is valid for `seconds`. `answer` has query parameters that set headers of S3's
 * response.
 */
export const signLink = (key: string, seconds: number, answer: Readonly<Record<string, string>> = {}): string => {
  const { date, scope, fields, sign } = signer();
  const url = new URL(`${bucketAddress()}/${key.split('/').map(encode).join('/')}`);
  const query = Object.entries({
    ...answer,
    ...fields,
    'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
  })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const asked = ['GET', url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(asked).digest('hex');
  const signature = sign([ALGORITHM, date, scope, digest].join('\n'));
  return `${url.href}?${query}&X-Amz-Signature=${signature}`;
};

export type UploadForm = { url: string; fields: Record<string, string> };

/**
 * Returns a form that uploads one object of at most `maxBytes` to `key`, with these fields. It is valid for `seconds`.
 */
export const signForm = (
  key: string,
  seconds: number,
  maxBytes: number,
  given: Readonly<Record<string, string>>,
): UploadForm => {
  const { fields: signed, sign } = signer();
  const fields = { ...given, bucket: environment.filesBucket, ...signed, key };
  const expiration = new Date(now().getTime() + seconds * 1000).toISOString().replace(/\.\d+/, '');
  const conditions = [
    ['content-length-range', 1, maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ];
  const Policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return { url: bucketAddress(), fields: { ...fields, Policy, 'X-Amz-Signature': sign(Policy) } };
};
