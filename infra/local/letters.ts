import { S3Client } from '@aws-sdk/client-s3';
import { openLetterStore } from '@plumbline/functions/operator/redrive/letter-store';
import { type RedriveOptions, runRedrive } from '@plumbline/functions/operator/redrive/run-redrive';
import { functionNameOf } from '@plumbline/functions/platform/letters/letters';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { localCredentials } from './environment.ts';
import type { Invoke } from './gateway/lambda.ts';
import type { S3 } from './s3/server.ts';
import { streamMappings } from './streams/stream-consumer.ts';
import type { ResolvedTemplates } from './templates/resolved-templates.ts';

type LettersOptions = {
  /** The address of the bucket for the SDK. */
  address: string;
  place: S3['place'];
  invoke: Invoke;
  templates: ResolvedTemplates;
};

/** Opens the dead letters of the stream, in the bucket of the templates. */
export function openLetters({ address, place, invoke, templates }: LettersOptions) {
  const [mapping] = streamMappings(templates);
  const bucket = templates.bucketOf(String(mapping?.Properties.DestinationConfig.OnFailure.Destination));
  const client = new S3Client({
    endpoint: address,
    region: 'us-east-1',
    credentials: localCredentials,
    forcePathStyle: true,
  });
  const letters = openLetterStore(client, bucket);
  const call: RedriveOptions['invoke'] = async (functionArn, event) =>
    (await invoke(templates.functionOf(functionNameOf(functionArn)), event)) as DynamoDBBatchResponse;

  return {
    /** Stores a letter as Lambda does. */
    store: (name: string, key: string, letter: object): Promise<void> =>
      place(name, key, Buffer.from(JSON.stringify(letter)), 'application/json'),
    /** Returns the letters by the id of the function that failed. */
    byFunction: async (): Promise<Record<string, unknown[]>> => {
      const keys = await letters.list('');
      const found = (await Promise.all(keys.map(letters.read))).filter((letter) => letter !== undefined);
      return Object.groupBy(found, ({ requestContext }) => functionNameOf(requestContext.functionArn)) as Record<
        string,
        unknown[]
      >;
    },
    /** Sends the letters again, and returns the counts and what became of each letter. */
    redrive: async (options: Pick<RedriveOptions, 'consumer' | 'listOnly' | 'most'>) => {
      const shown: Parameters<NonNullable<RedriveOptions['onLetter']>>[0][] = [];
      const onLetter = (letter: (typeof shown)[number]) => void shown.push(letter);
      return { counts: await runRedrive({ store: letters, invoke: call, ...options, onLetter }), letters: shown };
    },
    close: () => client.destroy(),
  };
}

export type Letters = ReturnType<typeof openLetters>;
