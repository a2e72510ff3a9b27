import { DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import type { Names } from '../../templates/resolved-templates.ts';
import type { StackTemplate } from '../carry.ts';
import { type Clients, clientsOf } from '../clients.ts';
import { bucketDifferences, bucketPolicyDifferences } from './bucket.ts';
import { setWhatIsLeftOut } from './left-out.ts';
import {
  functionDifferences,
  policyDifferences,
  queuePolicyDifferences,
  roleDifferences,
  ruleDifferences,
  scheduleDifferences,
} from './others.ts';
import { tableDifferences } from './table.ts';
import { pairUp, type ResourcePair } from './wanted.ts';

type Reader = (clients: Clients, made: ResourcePair) => Promise<string[]>;

const readers: Record<string, { what: string; read: Reader }> = {
  'AWS::DynamoDB::Table': { what: 'table: keys, indexes, stream, expiry, protection', read: tableDifferences },
  'AWS::S3::Bucket': { what: 'buckets: CORS, lifecycle, public access, events', read: bucketDifferences },
  'AWS::S3::BucketPolicy': { what: 'policies of buckets', read: bucketPolicyDifferences },
  'AWS::Scheduler::Schedule': { what: 'schedules', read: scheduleDifferences },
  'AWS::Events::Rule': { what: 'rules with their targets', read: ruleDifferences },
  'AWS::IAM::Role': { what: 'roles: who may assume them', read: roleDifferences },
  'AWS::IAM::Policy': { what: 'policies of roles', read: policyDifferences },
  'AWS::SQS::QueuePolicy': { what: 'policies of queues', read: queuePolicyDifferences },
  'AWS::Lambda::Function': { what: 'functions: runtime, limits, environment', read: functionDifferences },
};

async function namesOf({ cloudformation }: Clients, StackName: string): Promise<Names> {
  const { StackResources: found = [] } = await cloudformation.send(new DescribeStackResourcesCommand({ StackName }));
  const made = found.filter(({ ResourceStatus }) => ResourceStatus?.endsWith('_COMPLETE'));
  return new Map(made.map(({ LogicalResourceId: id = '', PhysicalResourceId: name = '' }) => [id, name]));
}

/**
 * Compares the deployed resources with the templates. Returns a line for each type of resource and for each difference.
 */
export async function readBack(endpoint: string, stacks: readonly StackTemplate[]) {
  const clients = clientsOf(endpoint);
  const named = new Map<string, Names>();
  for (const { name } of stacks) named.set(name, await namesOf(clients, name));
  const made = pairUp(stacks, named);
  const differences = made
    .filter(({ name }) => !name)
    .map(({ stack, id, type }) => `${stack} ${type} ${id}: was not made`);

  const left = await setWhatIsLeftOut(clients, made);
  const lines: string[] = left.length
    ? [`set by calls, because this edition's CloudFormation leaves it out: ${left.join(', ')}`]
    : [];
  for (const [type, { what, read }] of Object.entries(readers)) {
    const those = made.filter((each) => each.type === type && each.name);
    let same = 0;
    for (const each of those) {
      const found = await read(clients, each).catch((error: Error) => [`could not be read: ${error.message}`]);
      if (found.length === 0) same += 1;
      differences.push(...found.map((line) => `${type} ${each.id} ${line}`));
    }
    if (those.length) lines.push(`${same} of ${those.length} ${what}`);
  }
  const others = made.filter(({ type, name }) => name && !readers[type]).length;
  lines.push(`${others} other resources are there; their settings are not compared`);
  return { lines, differences };
}
