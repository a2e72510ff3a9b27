import type { IncomingHttpHeaders } from 'node:http';
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { Hono } from 'hono';
import type { Faults } from '../dev-endpoints/faults.ts';
import type { Invoke } from '../gateway/lambda.ts';
import { createBucketEvents } from '../s3/bucket-events.ts';
import { operationOf, placeOf, type S3Request } from '../s3/operations.ts';
import type { S3 } from '../s3/server.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';
import type { LocalStack } from './attach.ts';
import { openEvents } from './events.ts';
import { forward } from './forward.ts';

export type RemoteOptions = {
  localstack: LocalStack;
  templates: ResolvedTemplates;
  localDir: string;
  now: () => Date;
  faults: Faults;
  reportError: (error: unknown) => void;
};

/** The time limit for an event to arrive from S3 through EventBridge and the queue. */
const EVENT_WITHIN_MS = 60_000;

/** Matches the form field with the key of the object, which comes before the file. */
const FORM_KEY = /name="key"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/;
const MOST_FIELDS = 64 * 1024;
const STORES = new Set(['PutObject', 'CopyObject']);

const headersOf = (headers: Headers): IncomingHttpHeaders => Object.fromEntries(headers);

/** Uses LocalStack's S3 in place of the local cloud's, for the handlers' calls, links, forms and events. */
export async function createRemoteS3(options: RemoteOptions): Promise<S3> {
  const { localstack, templates, localDir, now, faults, reportError } = options;
  const { endpoint, bucket } = localstack;
  const { s3 } = localstack.clients;
  const rules = createBucketEvents({ templates, localDir, now, reportError });

  /** Objects whose event hasn't arrived yet, with the time limit for it. The events of placed objects are dropped. */
  const awaited = new Map<string, { until: number; isPlaced: boolean }[]>();
  const expect = (key: string, isPlaced = false): (() => void) => {
    if (!rules.concerns(bucket, key)) return () => {};
    const one = { until: Date.now() + EVENT_WITHIN_MS, isPlaced };
    awaited.set(key, [...(awaited.get(key) ?? []), one]);
    return () => {
      const others = (awaited.get(key) ?? []).filter((each) => each !== one);
      if (others.length) awaited.set(key, others);
      else awaited.delete(key);
    };
  };
  /**
   * Stores an object and expects its event. The expectation starts first, because the event may arrive before the
   * response.
   */
  const storing = async (key: string, store: () => Promise<Response>): Promise<Response> => {
    const forget = expect(key);
    try {
      const answer = await store();
      if (!answer.ok) forget();
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  };
  const take = (event: unknown) => {
    const key = String((event as { detail?: { object?: { key?: string } } }).detail?.object?.key ?? '');
    const [first, ...others] = awaited.get(key) ?? [];
    if (others.length) awaited.set(key, others);
    else awaited.delete(key);
    // Drops unexpected events, which are from before a reset.
    if (first && !first.isPlaced) rules.dispatch(event);
  };
  const events = await openEvents(localstack, take, reportError);

  const settle = async (): Promise<void> => {
    while (awaited.size > 0) {
      for (const [key, waiting] of awaited) {
        if (waiting.every(({ until }) => until > Date.now())) continue;
        awaited.delete(key);
        reportError(new Error(`LocalStack sent no event of ${key} within ${EVENT_WITHIN_MS / 1000} seconds`));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await rules.settle();
  };

  const app = new Hono();
  app.all(`/${bucket}/*`, async (c) => answerBrowser(c.req.raw));
  app.all(`/${bucket}`, async (c) => answerBrowser(c.req.raw));
  const answerBrowser = async (request: Request): Promise<Response> => {
    const isPost = request.method === 'POST';
    const fault = await faults.meet('s3', isPost ? 'BrowserPost' : 'BrowserGet');
    if (fault) return fault;
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = headersOf(request.headers);
    const send = () => forward(endpoint, { method: request.method, path: pathname + search, headers, body });
    // The key of a form is a field in its body.
    const [, key] = (isPost && FORM_KEY.exec(body.toString('latin1', 0, MOST_FIELDS))) || [];
    return key ? storing(key, send) : send();
  };

  const perform = async (request: S3Request): Promise<Response> => {
    const { method, url, headers, body } = request;
    const operation = operationOf(request);
    const send = () =>
      forward(endpoint, { method, path: url.pathname + url.search, headers: headersOf(headers), body });
    return STORES.has(operation) ? storing(placeOf(url.pathname).key, send) : send();
  };

  const clear = async (): Promise<void> => {
    for (;;) {
      const { Contents: found = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
      if (found.length === 0) return;
      const Objects = found.map(({ Key }) => ({ Key }));
      await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
    }
  };

  return {
    perform,
    app,
    place: async (Bucket, Key, Body, ContentType) => {
      expect(Key, true);
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    deliverTo: (run: Invoke) => rules.deliverTo(run),
    settle,
    reset: async () => {
      await settle();
      await clear();
    },
    stop: async () => {
      await settle();
      await events.stop();
    },
  };
}
