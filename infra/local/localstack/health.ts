import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListRulesCommand } from '@aws-sdk/client-eventbridge';
import { ListRolesCommand } from '@aws-sdk/client-iam';
import { ListFunctionsCommand } from '@aws-sdk/client-lambda';
import { ListBucketsCommand } from '@aws-sdk/client-s3';
import { ListSchedulesCommand } from '@aws-sdk/client-scheduler';
import { ListSecretsCommand } from '@aws-sdk/client-secrets-manager';
import { ListQueuesCommand } from '@aws-sdk/client-sqs';
import { type Clients, clientsOf } from './clients.ts';
import { OPTIONAL, SERVICES, type Service, VERSION } from './edition.ts';

/**
 * The response of `/_localstack/health`. A service that is `available` can be called, but its code isn't loaded yet.
 */
export type Health = { version?: string; services?: Record<string, string> };

const FAILING = new Set(['disabled', 'error']);
const START = "Start it with 'npm run localstack'";

/** Returns why the server at `endpoint` can't be used, in one line; undefined when it can. */
export function healthProblem(endpoint: string, health: Health | undefined): string | undefined {
  if (!health) return `LocalStack does not answer at ${endpoint}. ${START}, or unset AWS_ENDPOINT_URL.`;
  if (!health.version || !health.services) {
    return `What answers at ${endpoint} is not LocalStack. ${START} and stop what uses its port, or unset AWS_ENDPOINT_URL.`;
  }
  if (!health.version.startsWith(VERSION)) {
    return `LocalStack ${health.version} answers at ${endpoint}; this product is tried with ${VERSION}. Stop it, then: npm run localstack`;
  }
  const failing = required.filter((name) => FAILING.has(health.services?.[name] ?? 'disabled'));
  if (failing.length === 0) return undefined;
  return `LocalStack at ${endpoint} is up without ${failing.join(', ')}. ${START}, which starts it with all that is needed.`;
}

const required = SERVICES.filter((name) => !OPTIONAL.includes(name));

/** Reads the health of LocalStack; returns undefined without a response. */
export async function readHealth(endpoint: string, timeoutMs = 5000): Promise<Health | undefined> {
  try {
    const answer = await fetch(`${endpoint}/_localstack/health`, { signal: AbortSignal.timeout(timeoutMs) });
    return (await answer.json().catch(() => ({}))) as Health;
  } catch {
    return undefined;
  }
}

type Probe = (clients: Clients) => Promise<unknown>;

/** One call for each service that the product needs. A service loads its code with its first call, which can fail. */
const probes: Partial<Record<Service, Probe>> = {
  cloudformation: ({ cloudformation }) => cloudformation.send(new DescribeStacksCommand({})),
  dynamodb: ({ dynamodb }) => dynamodb.send(new ListTablesCommand({})),
  events: ({ events }) => events.send(new ListRulesCommand({})),
  iam: ({ iam }) => iam.send(new ListRolesCommand({})),
  lambda: ({ lambda }) => lambda.send(new ListFunctionsCommand({})),
  s3: ({ s3 }) => s3.send(new ListBucketsCommand({})),
  scheduler: ({ scheduler }) => scheduler.send(new ListSchedulesCommand({})),
  secretsmanager: ({ secrets }) => secrets.send(new ListSecretsCommand({})),
  sqs: ({ sqs }) => sqs.send(new ListQueuesCommand({})),
};

/** The time limit for all services to load their code, one after another, on a busy machine. */
const LIMIT_MS = 90_000;

function withinLimit(call: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS / 1000} seconds`)), LIMIT_MS);
  });
  return Promise.race([call, limit]).finally(() => clearTimeout(timer));
}

export type Failure = { service: Service; message: string };

/** Calls every service once and returns the failures. */
export async function probe(endpoint: string, tries: Partial<Record<Service, Probe>> = probes): Promise<Failure[]> {
  const clients = clientsOf(endpoint);
  const failures = await Promise.all(
    Object.entries(tries).map(async ([service, call]): Promise<Failure | undefined> => {
      try {
        await withinLimit(call(clients));
        return undefined;
      } catch (error) {
        return { service: service as Service, message: String((error as Error).message).split('\n')[0] ?? '' };
      }
    }),
  );
  return failures.filter((failure) => failure !== undefined);
}

/** Returns why failed services make LocalStack unusable; undefined when only optional ones failed. */
export function failureProblem(endpoint: string, failures: readonly Failure[]): string | undefined {
  const fatal = failures.filter(({ service }) => !OPTIONAL.includes(service));
  if (fatal.length === 0) return undefined;
  const list = fatal.map(({ service, message }) => `${service} (${message})`).join('; ');
  return `LocalStack at ${endpoint} is only half up: ${list}. Stop it and start it again with 'npm run localstack'.`;
}

/**
 * Returns whether to use LocalStack's DynamoDB. LOCALSTACK_DYNAMODB=0 uses DynamoDB Local instead, which avoids
 * LocalStack's gateway.
 */
export const wantsDynamoDb = (env: NodeJS.ProcessEnv): boolean => env.LOCALSTACK_DYNAMODB !== '0';

/** Returns whether LocalStack's DynamoDB can store the table. */
export const hasDynamoDb = (health: Health, failures: readonly Failure[]): boolean =>
  OPTIONAL.every((name) => !FAILING.has(health.services?.[name] ?? 'disabled')) &&
  !failures.some(({ service }) => OPTIONAL.includes(service));
