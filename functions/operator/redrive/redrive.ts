import { parseArgs } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type StreamConsumer, streamEntities } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { findStackResource } from '../stack-resources.ts';
import { openLetterStore } from './letter-store.ts';
import { type RedriveCounts, type RedriveOptions, runRedrive } from './run-redrive.ts';

const USUAL_PORT = '3000';

const { values: options } = parseArgs({
  options: {
    stage: { type: 'string' },
    local: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    consumer: { type: 'string' },
    most: { type: 'string' },
  },
});

const usage = (problem: string): never => {
  console.error(`${problem} (--stage <stage> or --local, --list, --consumer <name>, --most <number>)`);
  process.exit(2);
};

const isConsumer = (name: string): name is StreamConsumer => name in streamEntities;
const { stage, consumer, list: listOnly } = options;
if (consumer !== undefined && !isConsumer(consumer)) usage(`There is no consumer ${consumer}.`);
const most = options.most === undefined ? undefined : Number(options.most);
if (most !== undefined && !(most >= 1)) usage('--most is a number from 1.');

const show: RedriveOptions['onLetter'] = ({ key, consumer: name, at, records, problem }) => {
  const state = listOnly || !problem ? problem || 'done' : `failed: ${problem}`;
  console.log(`${at} ${name} ${records} records, ${state}\n  ${key}`);
};

/** Calls a deployed consumer. Throws when the function itself failed. */
const invoke: RedriveOptions['invoke'] = async (functionArn, event) => {
  const { FunctionError: problem, Payload: payload } = await new LambdaClient({}).send(
    new InvokeCommand({ FunctionName: functionArn, Payload: JSON.stringify(event) }),
  );
  const text = Buffer.from(payload ?? []).toString();
  if (problem) throw new Error(`${problem}: ${text}`);
  return text ? (JSON.parse(text) as DynamoDBBatchResponse) : undefined;
};

type LocalAnswer = { counts: RedriveCounts; letters: Parameters<NonNullable<typeof show>>[0][] };

/** Asks the running local cloud to send its letters again. */
const redriveLocally = async (): Promise<RedriveCounts> => {
  const origin = `http://localhost:${process.env.PORT ?? USUAL_PORT}`;
  const response = await fetch(`${origin}/__local/redrive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consumer, listOnly, most }),
  });
  const { counts, letters } = (await response.json()) as LocalAnswer;
  for (const letter of letters) show?.(letter);
  return counts;
};

const redriveStage = async (name: string): Promise<RedriveCounts> => {
  const bucket = await findStackResource(name, 'streams', 'AWS::S3::Bucket', 'Letters');
  const store = openLetterStore(new S3Client({}), bucket);
  return runRedrive({
    store,
    invoke,
    consumer: consumer as StreamConsumer | undefined,
    listOnly,
    most,
    onLetter: show,
  });
};

if (!stage && !options.local) usage('Name the stage or the local cloud.');
const counts = options.local ? await redriveLocally() : await redriveStage(stage!);
const { letters, records, done, failed } = counts;
console.log(`${letters} letters with ${records} records${listOnly ? '' : `: ${done} done, ${failed} failed`}`);
process.exitCode = failed ? 1 : 0;
