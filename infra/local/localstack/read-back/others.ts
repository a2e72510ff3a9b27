import { DescribeRuleCommand, ListTargetsByRuleCommand } from '@aws-sdk/client-eventbridge';
import { GetRoleCommand, GetRolePolicyCommand } from '@aws-sdk/client-iam';
import { GetFunctionConfigurationCommand } from '@aws-sdk/client-lambda';
import { GetScheduleCommand } from '@aws-sdk/client-scheduler';
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import type { Clients } from '../clients.ts';
import { differencesOf } from './compare.ts';
import type { ResourcePair } from './wanted.ts';

type Reader = (clients: Clients, made: ResourcePair) => Promise<string[]>;

export const scheduleDifferences: Reader = async ({ scheduler }, { name = '', wanted }) => {
  const Name = name.split('/').at(-1) ?? '';
  const found = await scheduler.send(new GetScheduleCommand({ Name, GroupName: wanted.GroupName }));
  return differencesOf(wanted, found);
};

export const ruleDifferences: Reader = async ({ events }, { name = '', wanted }) => {
  const Name = name.split('/').at(-1) ?? '';
  const [rule, { Targets: targets }] = await Promise.all([
    events.send(new DescribeRuleCommand({ Name })),
    events.send(new ListTargetsByRuleCommand({ Rule: Name })),
  ]);
  const { EventPattern, State, Targets } = wanted;
  return differencesOf(
    { EventPattern, State, Targets },
    { EventPattern: JSON.parse(rule.EventPattern ?? '{}'), State: rule.State, Targets: targets },
  );
};

const documentOf = (encoded: string | undefined): unknown => JSON.parse(decodeURIComponent(encoded ?? '%7B%7D'));

export const roleDifferences: Reader = async ({ iam }, { name: RoleName, wanted }) => {
  const { Role: role } = await iam.send(new GetRoleCommand({ RoleName }));
  return differencesOf(wanted.AssumeRolePolicyDocument, documentOf(role?.AssumeRolePolicyDocument));
};

export const policyDifferences: Reader = async ({ iam }, { wanted }) => {
  const found = await Promise.all(
    (wanted.Roles as string[]).map((RoleName) =>
      iam.send(new GetRolePolicyCommand({ RoleName, PolicyName: wanted.PolicyName })),
    ),
  );
  return found.flatMap(({ PolicyDocument }) => differencesOf(wanted.PolicyDocument, documentOf(PolicyDocument)));
};

export const queuePolicyDifferences: Reader = async ({ sqs }, { wanted }) => {
  const [QueueUrl] = wanted.Queues as string[];
  const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['Policy'] }));
  return differencesOf(wanted.PolicyDocument, JSON.parse(Attributes?.Policy ?? '{}'));
};

export const functionDifferences: Reader = async ({ lambda }, { name: FunctionName, wanted }) => {
  const found = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
  const { Runtime, Handler, Timeout, MemorySize, Environment, Architectures, Role } = wanted;
  return differencesOf({ Runtime, Handler, Timeout, MemorySize, Environment, Architectures, Role }, found);
};
