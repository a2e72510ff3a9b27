import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createBucketEvents } from './bucket-events.ts';

const fn = { id: 'Thumbnails', Type: 'AWS::Lambda::Function', Properties: { Role: 'arn:local:ThumbnailsRole' } };
const EventPattern = {
  source: ['aws.s3'],
  'detail-type': ['Object Created'],
  detail: { bucket: { name: ['photos'] }, object: { key: [{ prefix: 'files/' }] } },
};
const resources: LocalResource[] = [
  {
    id: 'Permission',
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: ['ThumbnailsRole'],
      PolicyDocument: {
        Statement: [{ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: 'arn:local:DeadLetters' }],
      },
    },
  },
  { id: 'Rule', Type: 'AWS::Events::Rule', Properties: { EventPattern, Targets: [{ Arn: 'arn:local:Thumbnails' }] } },
  {
    id: 'Config',
    Type: 'AWS::Lambda::EventInvokeConfig',
    Properties: {
      FunctionName: 'Thumbnails',
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: 'arn:local:DeadLetters' } },
    },
  },
];
const templates = {
  all: (type: string) => resources.filter(({ Type }) => Type === type),
  functionOf: () => fn,
} as unknown as ResolvedTemplates;
const facts = (key: string) => ({ key, size: 3, etag: '"e"', type: 'image/png', metadata: {}, modified: '' });

/** Stores objects; returns the functions' calls and the dead letters. */
const run = async (objects: [bucket: string, key: string][], failures = 0) => {
  const localDir = mkdtempSync(join(tmpdir(), 'plumbline-events-'));
  const now = () => new Date('2026-01-01T00:00:00Z');
  const events = createBucketEvents({ templates, localDir, now, reportError: () => {}, backoff: () => 0 });
  // biome-ignore lint/suspicious/noExplicitAny: an event as EventBridge writes it.
  const calls: any[] = [];
  events.deliverTo(async (_, event) => {
    calls.push(event);
    if (calls.length <= failures) throw new Error('not now');
  });
  for (const [bucket, key] of objects) events.created(bucket, facts(key), 'PutObject');
  await events.settle();
  return { calls, deadLetters: join(localDir, 'dead-letters', 'Thumbnails') };
};

describe('events of the bucket', () => {
  it('send a function the events of objects that the rule matches, as EventBridge does', async () => {
    const { calls } = await run([['photos', 'files/1/original']]);
    expect(calls).toMatchObject([
      {
        source: 'aws.s3',
        'detail-type': 'Object Created',
        time: '2026-01-01T00:00:00.000Z',
        detail: { bucket: { name: 'photos' }, object: { key: 'files/1/original', size: 3, etag: 'e' } },
      },
    ]);
  });

  it('are not sent for other folders and other buckets', async () => {
    const { calls } = await run([
      ['photos', 'thumbnails/1/small.webp'],
      ['photos', 'uploads/1'],
      ['site', 'files/1/original'],
    ]);
    expect(calls).toEqual([]);
  });

  it('are sent again after a failure', async () => {
    const { calls } = await run([['photos', 'files/1/original']], 2);
    expect(calls).toHaveLength(3);
  });

  it('are added to the queue when the retries are over', async () => {
    const { calls, deadLetters } = await run([['photos', 'files/1/original']], 9);
    expect(calls).toHaveLength(3);
    const [name = '', ...others] = readdirSync(deadLetters);
    expect(others).toEqual([]);
    expect(JSON.parse(readFileSync(join(deadLetters, name), 'utf8'))).toMatchObject({
      error: 'Error: not now',
      requestPayload: { detail: { object: { key: 'files/1/original' } } },
    });
  });
});
