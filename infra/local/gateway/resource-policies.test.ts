import { describe, expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import type { Template } from '../templates/resolve.ts';
import { type LocalResource, type ResolvedTemplates, resolveTemplates } from '../templates/resolved-templates.ts';
import { isAllowed, maySendToQueue, mayStoreLetters } from './resource-policies.ts';

const { templates: read } = await readApp();
const templates = resolveTemplates(read);

/** Returns the templates without their Allow statements. */
const withoutAllowing = (): ResolvedTemplates => {
  const strip = (text: string): Template =>
    JSON.parse(text, (_key, value) => (Array.isArray(value) ? value.filter((it) => it?.Effect !== 'Allow') : value));
  return resolveTemplates(read.map((template) => strip(JSON.stringify(template))));
};

const configs = templates.all('AWS::Lambda::EventInvokeConfig');
const mappings = templates.all('AWS::Lambda::EventSourceMapping');
const functionOf = ({ Properties }: LocalResource) => templates.functionOf(String(Properties.FunctionName));

type Delivery = { name: string; allowed: (by: ResolvedTemplates) => boolean };
const deliveries: Delivery[] = [
  ...mappings
    .filter(({ Properties }) => Properties.DestinationConfig)
    .map((it) => ({
      name: `Lambda stores the dead letters of ${functionOf(it).id}`,
      allowed: (by: ResolvedTemplates) =>
        mayStoreLetters(by, functionOf(it), String(it.Properties.DestinationConfig.OnFailure.Destination)),
    })),
  // A queue has dead letters of its own.
  ...mappings
    .filter(({ Properties }) => !Properties.DestinationConfig)
    .map((it) => ({
      name: `Lambda takes messages for ${functionOf(it).id} from ${it.id}`,
      allowed: (by: ResolvedTemplates) =>
        ['sqs:ReceiveMessage', 'sqs:DeleteMessage'].every((action) =>
          isAllowed(by, {
            action,
            resource: String(it.Properties.EventSourceArn),
            role: String(functionOf(it).Properties.Role),
          }),
        ),
    })),
  ...configs.map((it) => ({
    name: `Lambda leaves what failed in ${functionOf(it).id}`,
    allowed: (by: ResolvedTemplates) =>
      maySendToQueue(by, functionOf(it), it.Properties.DestinationConfig.OnFailure.Destination),
  })),
  ...templates.all('AWS::Scheduler::Schedule').map(({ id, Properties: { Target } }) => ({
    name: `EventBridge Scheduler leaves what it could not hand over of ${id}`,
    allowed: (by: ResolvedTemplates) =>
      isAllowed(by, {
        action: 'sqs:SendMessage',
        resource: String(Target.DeadLetterConfig.Arn),
        role: String(Target.RoleArn),
        service: 'scheduler.amazonaws.com',
      }),
  })),
  ...templates.all('AWS::Events::Rule').flatMap(({ id, Properties: { Targets } }) =>
    Targets.map(({ DeadLetterConfig }: { DeadLetterConfig: { Arn: string } }) => ({
      name: `EventBridge leaves what it could not hand over of ${id}`,
      allowed: (by: ResolvedTemplates) => {
        const rule = by.all('AWS::Events::Rule').find((it) => it.id === id)!;
        const statements = JSON.stringify(by.all('AWS::SQS::QueuePolicy'));
        const sourceArn = new RegExp(`"(arn:[^"]*${rule.id}[^"]*)"`).exec(statements)?.[1];
        const call = { action: 'sqs:SendMessage', resource: DeadLetterConfig.Arn, service: 'events.amazonaws.com' };
        return isAllowed(by, { ...call, ...(sourceArn && { sourceArn }) });
      },
    })),
  ),
  ...templates.all('AWS::SNS::TopicPolicy').flatMap(({ Properties: { PolicyDocument } }) =>
    [...new Set(PolicyDocument.Statement.map(({ Resource }: { Resource: string }) => Resource))].map((topic) => ({
      name: `CloudWatch publishes alarms to ${String(topic).slice(-20)}`,
      allowed: (by: ResolvedTemplates) =>
        isAllowed(by, { action: 'sns:Publish', resource: String(topic), service: 'cloudwatch.amazonaws.com' }),
    })),
  ),
];

describe('the policies of the templates', () => {
  it('are about every queue and topic', () => {
    expect(deliveries.length).toBeGreaterThan(17);
  });

  it.each(deliveries.map((it) => [it.name, it] as const))('let %s', (_name, { allowed }) => {
    expect(allowed(templates)).toBe(true);
    expect(allowed(withoutAllowing())).toBe(false);
  });

  it('let no other service send', () => {
    const [topic] = templates.all('AWS::SNS::TopicPolicy');
    const resource = String(topic!.Properties.PolicyDocument.Statement[0].Resource);
    expect(isAllowed(templates, { action: 'sns:Publish', resource, service: 'events.amazonaws.com' })).toBe(false);
    const queue = String(configs[0]!.Properties.DestinationConfig.OnFailure.Destination);
    const other = mappings.map(functionOf).find((fn) => !maySendToQueue(templates, fn, queue));
    expect(other).toBeDefined();
  });
});
