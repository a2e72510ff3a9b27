import { Hono } from 'hono';
import type { Faults } from '../dev-endpoints/faults.ts';
import { accessDenied, answering, S3Error } from './errors.ts';
import { objectAnswer } from './object-answer.ts';
import { type Created, metadataOf, placeOf } from './operations.ts';
import { checkForm } from './post-policy.ts';
import { type Credentials, checkLink } from './signature.ts';
import type { ObjectStore } from './store.ts';

/** The path of the bucket for browsers, on the origin of the local cloud. */
export const PUBLIC_PATH = '/__local/s3';

/** The largest body that is read, far beyond the limit of any policy. */
const MAX_BODY = 64 * 1024 * 1024;

export type PublicBucketOptions = {
  store: ObjectStore;
  credentials: Credentials;
  now: () => Date;
  faults: Faults;
  created: Created;
};

async function readForm(request: Request) {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) {
    throw new S3Error('EntityTooLarge', 400, 'Your proposed upload exceeds the maximum allowed size');
  }
  const form = await request.formData().catch(() => {
    throw new S3Error(
      'MalformedPOSTRequest',
      400,
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    // Fields after the file are ignored, as in S3.
    if (typeof value !== 'string') return { fields, file: value };
    fields.set(name.toLowerCase(), value);
  }
  throw new S3Error('InvalidArgument', 400, 'POST requires exactly one file upload per request.');
}

/** Serves the bucket to browsers, which need a signed link or a signed form. */
export function createPublicBucket({ store, credentials, now, faults, created }: PublicBucketOptions): Hono {
  const app = new Hono();

  app.on(['GET', 'HEAD'], `${PUBLIC_PATH}/*`, async (c) => {
    const fault = await faults.meet('s3', 'BrowserGet');
    if (fault) return fault;
    return answering(async () => {
      const { method, headers } = c.req.raw;
      const url = new URL(c.req.url);
      checkLink({ method, url, headers }, credentials, now());
      const place = placeOf(url.pathname.slice(PUBLIC_PATH.length));
      return objectAnswer(store, { ...place, method, headers, query: url.searchParams });
    });
  });

  app.post(`${PUBLIC_PATH}/*`, async (c) => {
    const fault = await faults.meet('s3', 'BrowserPost');
    if (fault) return fault;
    return answering(async () => {
      const { bucket } = placeOf(new URL(c.req.url).pathname.slice(PUBLIC_PATH.length));
      const { fields, file } = await readForm(c.req.raw);
      checkForm({ fields, bucket, size: file.size }, credentials, now());
      const type = fields.get('content-type') ?? 'binary/octet-stream';
      const bytes = Buffer.from(await file.arrayBuffer());
      const facts = store.put(bucket, fields.get('key') ?? '', bytes, type, metadataOf(fields));
      created(bucket, facts, 'POST Object');
      return new Response(null, { status: 204, headers: { etag: facts.etag } });
    });
  });

  app.all(`${PUBLIC_PATH}/*`, () =>
    answering(async () => {
      throw accessDenied();
    }),
  );
  return app;
}
