import { createResolver, type Resource } from '../../templates/resolve.ts';
import { localValues, type Names } from '../../templates/resolved-templates.ts';
import type { StackTemplate } from '../carry.ts';
import { REGION } from '../clients.ts';
import { ANY } from './compare.ts';

const ACCOUNT = '000000000000';
const arn = (service: string, rest: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`;

/** Returns ARNs from the names that CloudFormation gave. */
const arnsOf: Record<string, (name: string) => string> = {
  'AWS::DynamoDB::Table': (name) => arn('dynamodb', `table/${name}`),
  'AWS::Events::Rule': (name) => arn('events', `rule/${name}`),
  'AWS::IAM::Role': (name) => `arn:aws:iam::${ACCOUNT}:role/${name}`,
  'AWS::Lambda::Function': (name) => arn('lambda', `function:${name}`),
  'AWS::Logs::LogGroup': (name) => `${arn('logs', `log-group:${name}`)}:*`,
  'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
  // The name of a queue is its address.
  'AWS::SQS::Queue': (name) => arn('sqs', name.split('/').at(-1) ?? ''),
};

export type ResourcePair = {
  stack: string;
  id: string;
  type: string;
  /** The name that CloudFormation gave; undefined when the resource doesn't exist. */
  name: string | undefined;
  /** The properties of the template, with references replaced by actual names. */
  // biome-ignore lint/suspicious/noExplicitAny: the properties differ by type and are read by name.
  wanted: Record<string, any>;
};

/**
 * Returns the resources of the stacks with the names of what was created for them. `namesOf` has the names of each
 * stack.
 */
export function pairUp(stacks: readonly StackTemplate[], namesOf: ReadonlyMap<string, Names>): ResourcePair[] {
  // The key includes the stack, because two stacks can have the same logical id.
  const nameOf = new Map(
    stacks.flatMap((stack) =>
      Object.entries(stack.Resources ?? {}).map(
        ([id, resource]) => [resource, namesOf.get(stack.name)?.get(id)] as const,
      ),
    ),
  );
  const valuesOf = (resource: Resource, attribute: string | undefined, id: string): string | undefined => {
    const name = nameOf.get(resource);
    if (!name) return localValues(resource, attribute, id);
    if (!attribute) return name;
    return attribute === 'Arn' ? arnsOf[resource.Type]?.(name) : ANY;
  };
  const resolve = createResolver(stacks, valuesOf);
  return stacks.flatMap((stack) =>
    Object.entries(stack.Resources ?? {}).map(([id, { Type, Properties }]) => ({
      stack: stack.name,
      id,
      type: Type,
      name: namesOf.get(stack.name)?.get(id),
      wanted: resolve(stack, Properties ?? {}) as ResourcePair['wanted'],
    })),
  );
}
