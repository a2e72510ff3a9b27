/** The last version that needs no account. docker-compose.yml and requirements.txt name the same version. */
export const VERSION = '4.14.0';

export const DEFAULT_PORT = 4566;

/**
 * The services that the stacks and their deployment need. LocalStack counts as started when each has answered a call.
 */
export const SERVICES = [
  'cloudformation',
  'cloudwatch',
  'dynamodb',
  'dynamodbstreams',
  'events',
  'iam',
  'kms',
  'lambda',
  'logs',
  's3',
  'scheduler',
  'secretsmanager',
  'sns',
  'sqs',
  'ssm',
  'sts',
] as const;
export type Service = (typeof SERVICES)[number];

/**
 * Optional services: without them, the local cloud runs DynamoDB Local next to LocalStack. Without any other service it
 * doesn't start.
 */
export const OPTIONAL: readonly Service[] = ['dynamodb', 'dynamodbstreams'];

/** The resource types that this version supports. The deployment omits all others and lists them. */
export const CARRIED = new Set([
  'AWS::CloudWatch::Alarm',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Lambda::Version',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::Schedule',
  'AWS::Scheduler::ScheduleGroup',
  'AWS::SecretsManager::Secret',
]);

/** Types that require LocalStack's DynamoDB. */
const OF_THE_TABLE = new Set(['AWS::DynamoDB::Table', 'AWS::Lambda::EventSourceMapping']);

/** Returns the types that LocalStack supports, with or without its DynamoDB. */
export const carriedTypes = (hasDynamoDb: boolean): ReadonlySet<string> =>
  new Set([...CARRIED].filter((type) => hasDynamoDb || !OF_THE_TABLE.has(type)));

/** The services that the local cloud always runs itself. */
export const STAYS_LOCAL = [
  'the gateway with its routes and its authorizer (HTTP API is not in this edition)',
  'sign-in (Cognito is not in this edition)',
  'mail (SES v2 is not in this edition)',
  'the edge: CloudFront behaviors, functions and headers (not in this edition)',
  "the functions' code: it runs in the local cloud's process, the stacks hold its definitions",
  'Stripe',
];
