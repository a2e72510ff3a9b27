import { createResolver, type Resource } from '../../templates/resolve.ts';
import { localValues, type Names } from '../../templates/resolved-templates.ts';
import type { StackTemplate } from '../carry.ts';
import { REGION } from '../clients.ts';
import { ANY } from './compare.ts';

const ACCOUNT = '000000000000';
const arn = (service: string, rest: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`;

/** ARNs that follow from the names CloudFormation has given. */
const arnsOf: Record<string, (name: string) => string> = {
  'AWS::DynamoDB::Table': (name) => arn('dynamodb', `table/${name}`),
  'AWS::Events::Rule': (name) => arn('events', `rule/${name}`),
  'AWS::IAM::Role': (name) => `arn:aws:iam::${ACCOUNT}:role/${name}`,
  'AWS::Lambda::Function': (name) => arn('lambda', `function:${name}`),
  'AWS::Logs::LogGroup': (name) => `${arn('logs', `log-group:${name}`)}:*`,
  'AWS::S3::Bucket': (name) => `arn:aws:s3:::${name}`,
  // Its name is its address.
  'AWS::SQS::Queue': (name) => arn('sqs', name.split('/').at(-1) ?? ''),
};

export type Made = {
  stack: string;
  id: string;
  type: string;
  /** The name CloudFormation has given; undefined when it made nothing. */
  name: string | undefined;
  /** Properties of the template, with names as they were given. */
  // biome-ignore lint/suspicious/noExplicitAny: the properties differ by type and are read by name.
  wanted: Record<string, any>;
};

/** Every resource of the stacks next to what was made for it; `namesOf` has the names of each stack. */
export function pairUp(stacks: readonly StackTemplate[], namesOf: ReadonlyMap<string, Names>): Made[] {
  // Two stacks may have the same logical id.
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
      wanted: resolve(stack, Properties ?? {}) as Made['wanted'],
    })),
  );
}
