import { decodePath } from '../gateway/decode-path.ts';
import { answering, escapeXml, noSuchKey, notImplemented, S3Error, xmlAnswer } from './errors.ts';
import { objectAnswer } from './object-answer.ts';
import type { ObjectFacts, ObjectStore } from './store.ts';

export type S3Request = { method: string; url: URL; headers: Headers; body: Buffer };

/** Parses the path `/bucket/key` of a request. */
export function placeOf(path: string): { bucket: string; key: string } {
  const [, bucket = '', ...rest] = path.split('/');
  return { bucket, key: decodePath(rest.join('/')) };
}

/** Returns the SDK operation of a request, which faults refer to. */
export function operationOf({ method, url, headers }: Omit<S3Request, 'body'>): string {
  const { key } = placeOf(url.pathname);
  if (method === 'GET') return key === '' ? 'ListObjectsV2' : 'GetObject';
  if (method === 'HEAD') return 'HeadObject';
  if (method === 'PUT') return headers.has('x-amz-copy-source') ? 'CopyObject' : 'PutObject';
  if (method === 'DELETE') return 'DeleteObject';
  return url.searchParams.has('delete') ? 'DeleteObjects' : 'PostObject';
}

export const metadataOf = (entries: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries(
    [...entries]
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name.slice('x-amz-meta-'.length), value]),
  );

const DEFAULT_TYPE = 'application/octet-stream';
const text = (xml: string) => xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const contentsXml = ({ key, size, etag, modified }: ObjectFacts) =>
  `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;

export type Created = (bucket: string, facts: ObjectFacts, reason: string) => void;

/**
 * Handles the S3 operations that the product's SDK calls. Signatures aren't checked, because only this machine reaches
 * the endpoint.
 */
export function createOperations(store: ObjectStore, created: Created) {
  const put = (bucket: string, key: string, { headers, body }: S3Request): Response => {
    if (headers.get('x-amz-content-sha256')?.startsWith('STREAMING-')) throw notImplemented('bodies sent in chunks');
    const type = headers.get('content-type') ?? DEFAULT_TYPE;
    const facts = store.put(bucket, key, body, type, metadataOf(headers));
    created(bucket, facts, 'PutObject');
    return new Response(null, { headers: { etag: facts.etag } });
  };

  const copy = (bucket: string, key: string, { headers }: S3Request): Response => {
    const from = placeOf(`/${(headers.get('x-amz-copy-source') ?? '').replace(/^\//, '')}`);
    const source = store.read(from.bucket, from.key);
    if (!source) throw noSuchKey(from.key);
    const wanted = headers.get('x-amz-copy-source-if-match');
    if (wanted && wanted !== source.facts.etag) {
      throw new S3Error('PreconditionFailed', 412, 'At least one of the pre-conditions you specified did not hold');
    }
    const isReplaced = headers.get('x-amz-metadata-directive') === 'REPLACE';
    const type = isReplaced ? (headers.get('content-type') ?? DEFAULT_TYPE) : source.facts.type;
    const metadata = isReplaced ? metadataOf(headers) : source.facts.metadata;
    const facts = store.put(bucket, key, source.bytes, type, metadata);
    created(bucket, facts, 'CopyObject');
    const result = `<ETag>${escapeXml(facts.etag)}</ETag><LastModified>${facts.modified}</LastModified>`;
    return xmlAnswer(`<CopyObjectResult>${result}</CopyObjectResult>`);
  };

  const list = (bucket: string, { url: { searchParams: query } }: S3Request): Response => {
    const prefix = query.get('prefix') ?? '';
    const token = query.get('continuation-token');
    const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '');
    const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
    const { found, isMore } = store.list(bucket, { prefix, after, most });
    const next = isMore ? Buffer.from(found.at(-1)?.key ?? '').toString('base64url') : '';
    return xmlAnswer(
      `<ListBucketResult><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${found.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isMore}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}${found.map(contentsXml).join('')}</ListBucketResult>`,
    );
  };

  const removeMany = (bucket: string, { body }: S3Request): Response => {
    for (const [, key = ''] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) store.remove(bucket, text(key));
    return xmlAnswer('<DeleteResult></DeleteResult>');
  };

  const perform = async (request: S3Request): Promise<Response> => {
    const { bucket, key } = placeOf(request.url.pathname);
    switch (operationOf(request)) {
      case 'PutObject':
        return put(bucket, key, request);
      case 'CopyObject':
        return copy(bucket, key, request);
      case 'GetObject':
      case 'HeadObject':
        return objectAnswer(store, { bucket, key, ...request, query: request.url.searchParams });
      case 'ListObjectsV2':
        return list(bucket, request);
      case 'DeleteObjects':
        return removeMany(bucket, request);
      case 'DeleteObject':
        store.remove(bucket, key);
        return new Response(null, { status: 204 });
      default:
        throw notImplemented(`${request.method} here`);
    }
  };
  return (request: S3Request): Promise<Response> => answering(() => perform(request));
}
