import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { MachineProblem } from '../dynamodb/java.ts';
import type { LocalSettings } from '../local-settings.ts';
import type { Names } from '../templates/resolved-templates.ts';
import { type Clients, clientsOf } from './clients.ts';
import { readDefinitions } from './definitions.ts';
import { failureProblem, hasDynamoDb, healthProblem, probe, readHealth, wantsDynamoDb } from './health.ts';
import { openSecrets } from './secrets.ts';

/** The stacks whose resources the local cloud can use from LocalStack. */
const STACKS = ['data', 'files', 'schedules', 'streams'].map((part) => `plumbline-local-${part}`);

const notDeployed = (endpoint: string, stack: string): string =>
  `LocalStack at ${endpoint} holds no stack ${stack}: it was not started with 'npm run localstack', or its deployment failed.`;

async function requireNames(endpoint: string, { cloudformation }: Clients): Promise<Names> {
  const names = new Map<string, string>();
  for (const StackName of STACKS) {
    const { StackResources: resources = [] } = await cloudformation
      .send(new DescribeStackResourcesCommand({ StackName }))
      .catch(() => ({ StackResources: [] }));
    if (resources.length === 0) throw new MachineProblem(notDeployed(endpoint, StackName));
    for (const { LogicalResourceId: id = '', PhysicalResourceId: name = '' } of resources) names.set(id, name);
  }
  return names;
}

/**
 * Finds the LocalStack of AWS_ENDPOINT_URL and the resources deployed in it. Throws a MachineProblem when there is
 * none, or when it can't be used.
 */
export async function findLocalStack(address: string) {
  const endpoint = address.replace(/\/$/, '');
  const health = await readHealth(endpoint);
  const problem = healthProblem(endpoint, health);
  if (!health || problem) throw new MachineProblem(problem ?? '');
  const failures = await probe(endpoint);
  const failing = failureProblem(endpoint, failures);
  if (failing) throw new MachineProblem(failing);
  const clients = clientsOf(endpoint);
  const names = await requireNames(endpoint, clients);
  return { endpoint, clients, names, hasDynamoDb: wantsDynamoDb(process.env) && hasDynamoDb(health, failures) };
}

/** Connects to the parts of LocalStack that the local cloud uses. */
export async function attachLocalStack(address: string, { secrets, stack }: LocalSettings) {
  const found = await findLocalStack(address);
  const { clients, names } = found;
  return {
    ...found,
    /** The name that CloudFormation gave the bucket of files. */
    bucket: [...names].find(([id]) => /^Files[0-9A-F]{8}$/.test(id))?.[1] ?? '',
    definitions: await readDefinitions(clients, names),
    originSecret: await openSecrets(clients, names, secrets, stack.secretsId),
  };
}

export type LocalStack = Awaited<ReturnType<typeof attachLocalStack>>;
