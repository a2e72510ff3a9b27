import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { IAMClient } from '@aws-sdk/client-iam';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';

/** The credentials by which LocalStack checks links and forms. Another access key would mean another account. */
export const localstackCredentials = { accessKeyId: 'test', secretAccessKey: 'test' };
export const REGION = 'us-east-1';

/** Creates clients of LocalStack that try at most twice, so that a missing service is reported soon. */
export function clientsOf(endpoint: string) {
  const options = { endpoint, region: REGION, credentials: localstackCredentials, maxAttempts: 2 };
  return {
    cloudformation: new CloudFormationClient(options),
    dynamodb: new DynamoDBClient(options),
    events: new EventBridgeClient(options),
    iam: new IAMClient(options),
    lambda: new LambdaClient(options),
    s3: new S3Client({ ...options, forcePathStyle: true }),
    scheduler: new SchedulerClient(options),
    secrets: new SecretsManagerClient(options),
    sqs: new SQSClient(options),
  };
}

export type Clients = ReturnType<typeof clientsOf>;
