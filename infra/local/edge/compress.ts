import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The media types that CloudFront compresses, from 1,000 bytes on. */
const TYPES =
  /^(text\/|application\/(javascript|json|xml|rss\+xml|manifest\+json|vnd\.ms-fontobject|wasm)|image\/(svg\+xml|x-icon)|font\/(ttf|otf))/;
const LEAST_BYTES = 1000;
const MOST_BYTES = 10_000_000;

type Encoding = 'br' | 'gzip';
type Answer = { headers: Record<string, string>; body: Buffer };

const compressors: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** Returns the encoding for a viewer. CloudFront prefers Brotli. An encoding with `q=0` is refused. */
const encodingFor = (accepted: string): Encoding | undefined => {
  const wanted = accepted.split(',').filter((it) => !/;\s*q=0(\.0*)?\s*$/.test(it));
  const names = wanted.map((it) => it.split(';')[0]!.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
};

const MOST_KEPT = 400;
const kept = new Map<string, Buffer>();

/** Caches compressed responses, as the edge does. */
const compressed = (body: Buffer, encoding: Encoding): Buffer => {
  const key = `${encoding} ${createHash('sha1').update(body).digest('hex')}`;
  const known = kept.get(key) ?? compressors[encoding](body);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, known);
  return known;
};

/** Returns the edge's response for a viewer that accepts these encodings. */
export function compressAnswer({ headers, body }: Answer, accepted: string | undefined): Answer {
  const fits = body.length >= LEAST_BYTES && body.length <= MOST_BYTES && TYPES.test(headers['content-type'] ?? '');
  if (!fits || headers['content-encoding']) return { headers, body };
  const vary = { ...headers, vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ') };
  const encoding = encodingFor(accepted ?? '');
  if (!encoding) return { headers: vary, body };
  const { etag, ...rest } = vary as Record<string, string>;
  const weak = etag && { etag: etag.replace(/^(W\/)?/, 'W/') };
  return { headers: { ...rest, ...weak, 'content-encoding': encoding }, body: compressed(body, encoding) };
}

/** Returns whether the viewer already has this response. Weak and strong tags count as equal for this. */
export const isKnown = (etag: string | undefined, ifNoneMatch: string | undefined): boolean =>
  etag !== undefined &&
  (ifNoneMatch ?? '').split(',').some((it) => it.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
