import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { MachineProblem } from '../dynamodb/java.ts';
import type { LocalSettings } from '../local-settings.ts';
import type { Names } from '../templates/resolved-templates.ts';
import { type Clients, clientsOf } from './clients.ts';
import { readDefinitions } from './definitions.ts';
import { failureProblem, hasDynamoDb, healthProblem, probe, readHealth, wantsDynamoDb } from './health.ts';
import { openSecrets } from './secrets.ts';

/** The stacks the local cloud takes something from. */
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
 * Finds the LocalStack that AWS_ENDPOINT_URL names, and what was deployed into it. A MachineProblem says what is wrong.
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

/** The parts of LocalStack that the local cloud uses. */
export async function attachLocalStack(address: string, { secrets, stack }: LocalSettings) {
  const found = await findLocalStack(address);
  const { clients, names } = found;
  return {
    ...found,
    /** The bucket of files, as CloudFormation called it. */
    bucket: [...names].find(([id]) => /^Files[0-9A-F]{8}$/.test(id))?.[1] ?? '',
    definitions: await readDefinitions(clients, names),
    originSecret: await openSecrets(clients, names, secrets, stack.secretsId),
  };
}

export type LocalStack = Awaited<ReturnType<typeof attachLocalStack>>;
