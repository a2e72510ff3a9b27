import {
  GetBucketCorsCommand,
  GetBucketEncryptionCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketLoggingCommand,
  GetBucketNotificationConfigurationCommand,
  GetBucketPolicyCommand,
  GetPublicAccessBlockCommand,
} from '@aws-sdk/client-s3';
import type { Clients } from '../clients.ts';
import { differencesOf } from './compare.ts';
import type { ResourcePair } from './wanted.ts';

type BucketProperties = ResourcePair['wanted'];

// Converts template properties to those of the S3 API.
const corsOf = ({ CorsConfiguration: cors }: BucketProperties) =>
  cors?.CorsRules.map((rule: BucketProperties) => ({
    AllowedHeaders: rule.AllowedHeaders,
    AllowedMethods: rule.AllowedMethods,
    AllowedOrigins: rule.AllowedOrigins,
    MaxAgeSeconds: rule.MaxAge,
  }));

export const lifecycleOf = ({ LifecycleConfiguration: lifecycle }: BucketProperties) =>
  lifecycle?.Rules.map((rule: BucketProperties) => ({
    ID: rule.Id,
    Status: rule.Status,
    Filter: rule.Prefix && { Prefix: rule.Prefix },
    Expiration: rule.ExpirationInDays && { Days: rule.ExpirationInDays },
    AbortIncompleteMultipartUpload: rule.AbortIncompleteMultipartUpload,
  }));

const encryptionOf = ({ BucketEncryption: encryption }: BucketProperties) =>
  encryption?.ServerSideEncryptionConfiguration.map((rule: BucketProperties) => ({
    ApplyServerSideEncryptionByDefault: rule.ServerSideEncryptionByDefault,
  }));

/** Compares a bucket: CORS rules, lifecycle, public access block, encryption, log and events. */
export async function bucketDifferences({ s3 }: Clients, { name: Bucket, wanted }: ResourcePair): Promise<string[]> {
  const where = { Bucket };
  const absent = () => undefined;
  const [cors, lifecycle, block, encryption, log, notification] = await Promise.all([
    s3.send(new GetBucketCorsCommand(where)).catch(absent),
    s3.send(new GetBucketLifecycleConfigurationCommand(where)).catch(absent),
    s3.send(new GetPublicAccessBlockCommand(where)).catch(absent),
    s3.send(new GetBucketEncryptionCommand(where)).catch(absent),
    s3.send(new GetBucketLoggingCommand(where)).catch(absent),
    s3.send(new GetBucketNotificationConfigurationCommand(where)).catch(absent),
  ]);
  const hasEvents = wanted.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled;
  return differencesOf(
    {
      Cors: corsOf(wanted),
      Lifecycle: lifecycleOf(wanted),
      PublicAccessBlock: wanted.PublicAccessBlockConfiguration,
      Encryption: encryptionOf(wanted),
      Log: wanted.LoggingConfiguration && { TargetBucket: wanted.LoggingConfiguration.DestinationBucketName },
      EventBridge: hasEvents ? 'on' : undefined,
    },
    {
      Cors: cors?.CORSRules,
      Lifecycle: lifecycle?.Rules,
      PublicAccessBlock: block?.PublicAccessBlockConfiguration,
      Encryption: encryption?.ServerSideEncryptionConfiguration?.Rules,
      Log: log?.LoggingEnabled,
      EventBridge: notification?.EventBridgeConfiguration && 'on',
    },
  );
}

/** Compares the policy of a bucket. */
export async function bucketPolicyDifferences({ s3 }: Clients, { wanted }: ResourcePair): Promise<string[]> {
  const { Policy = '{}' } = await s3.send(new GetBucketPolicyCommand({ Bucket: wanted.Bucket }));
  return differencesOf(wanted.PolicyDocument, JSON.parse(Policy));
}
