/** The last edition that needs no account. The image in docker-compose.yml and requirements.txt name the same. */
export const VERSION = '4.14.0';

export const DEFAULT_PORT = 4566;

/** The services that the product's stacks and their deployment need; each is called before LocalStack counts as up. */
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

/** Without these the local cloud has DynamoDB Local next to LocalStack; without any other it does not start. */
export const OPTIONAL: readonly Service[] = ['dynamodb', 'dynamodbstreams'];

/**
 * The types of the product's templates that this edition makes. Everything else is left out of the deployment, and
 * said.
 */
export const CARRIED = new Set([
  'AWS::CloudWatch::Alarm',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
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

/** Of these, what cannot be made where LocalStack runs without its DynamoDB. */
const OF_THE_TABLE = new Set(['AWS::DynamoDB::Table', 'AWS::Lambda::EventSourceMapping']);

/** The types a LocalStack makes, with its DynamoDB or without it. */
export const carriedTypes = (hasDynamoDb: boolean): ReadonlySet<string> =>
  new Set([...CARRIED].filter((type) => hasDynamoDb || !OF_THE_TABLE.has(type)));

/** The services that the local cloud runs itself, with or without LocalStack. */
export const STAYS_LOCAL = [
  'the gateway with its routes and its authorizer (HTTP API is not in this edition)',
  'sign-in (Cognito is not in this edition)',
  'mail (SES v2 is not in this edition)',
  'the edge: CloudFront behaviors, functions and headers (not in this edition)',
  "the functions' code: it runs in the local cloud's process, the stacks hold its definitions",
  'Stripe',
];
