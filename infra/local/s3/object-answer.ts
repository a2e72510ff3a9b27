import { noSuchKey, S3Error } from './errors.ts';
import type { ObjectStore } from './store.ts';

const httpDate = (iso: string) => new Date(iso).toUTCString();

/** Returns the first and last byte of a `Range` header with one range; undefined for headers that S3 ignores. */
function requireRange(header: string | null, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) throw new S3Error('InvalidRange', 416, 'The requested range is not satisfiable');
  return [first, last];
}

type ObjectRequest = { bucket: string; key: string; method: string; headers: Headers; query: URLSearchParams };

/** Handles GetObject and HeadObject. Parameters `response-…` of a signed link set headers of the response. */
export function objectAnswer(store: ObjectStore, { bucket, key, method, headers, query }: ObjectRequest): Response {
  const found = store.read(bucket, key);
  if (!found) throw noSuchKey(key);
  const { facts, bytes } = found;
  const answer = new Headers({
    'content-type': query.get('response-content-type') ?? facts.type,
    etag: facts.etag,
    'last-modified': httpDate(facts.modified),
    'accept-ranges': 'bytes',
  });
  const disposition = query.get('response-content-disposition');
  if (disposition) answer.set('content-disposition', disposition);
  for (const [name, value] of Object.entries(facts.metadata)) answer.set(`x-amz-meta-${name}`, value);

  const range = requireRange(headers.get('range'), facts.size);
  const body = range ? bytes.subarray(range[0], range[1] + 1) : bytes;
  if (range) answer.set('content-range', `bytes ${range[0]}-${range[1]}/${facts.size}`);
  answer.set('content-length', String(body.length));
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { status: range ? 206 : 200, headers: answer });
}
