import { UpdateContinuousBackupsCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { PutBucketLifecycleConfigurationCommand, PutBucketLoggingCommand } from '@aws-sdk/client-s3';
import type { Clients } from '../clients.ts';
import { lifecycleOf } from './bucket.ts';
import type { ResourcePair } from './wanted.ts';

type Setting = (clients: Clients, made: ResourcePair) => Promise<unknown> | undefined;

/** Settings that LocalStack's CloudFormation ignores, although its services support them. */
const settings: Record<string, { what: string; set: Setting }[]> = {
  'AWS::DynamoDB::Table': [
    {
      what: 'deletion protection',
      set: ({ dynamodb }, { name: TableName, wanted: { DeletionProtectionEnabled } }) =>
        DeletionProtectionEnabled && dynamodb.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled })),
    },
    {
      what: 'recovery to a point in time',
      set: ({ dynamodb }, { name: TableName, wanted: { PointInTimeRecoverySpecification } }) =>
        PointInTimeRecoverySpecification &&
        dynamodb.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification })),
    },
  ],
  'AWS::S3::Bucket': [
    {
      what: 'lifecycle',
      set: ({ s3 }, { name: Bucket, wanted }) => {
        // Adds the fields that CloudFormation fills in.
        const Rules = lifecycleOf(wanted)?.map((rule: object, index: number) => ({
          ID: `rule-${index}`,
          Filter: { Prefix: '' },
          ...withoutEmpty(rule),
        }));
        const LifecycleConfiguration = { Rules };
        return Rules && s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }));
      },
    },
    {
      what: 'access log',
      set: ({ s3 }, { name: Bucket, wanted: { LoggingConfiguration: log } }) => {
        const LoggingEnabled = { TargetBucket: log?.DestinationBucketName, TargetPrefix: log?.LogFilePrefix ?? '' };
        const BucketLoggingStatus = { LoggingEnabled };
        return log && s3.send(new PutBucketLoggingCommand({ Bucket, BucketLoggingStatus }));
      },
    },
  ],
};

const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Makes these settings by separate calls and returns the ones that exist. Failures show when they are read back. */
export async function setWhatIsLeftOut(clients: Clients, made: readonly ResourcePair[]): Promise<string[]> {
  const done = new Set<string>();
  for (const each of made) {
    for (const { what, set } of settings[each.type] ?? []) {
      const setting = each.name ? set(clients, each) : undefined;
      if (!setting) continue;
      await setting.then(
        () => done.add(what),
        () => {},
      );
    }
  }
  return [...done];
}
