import { DescribeRuleCommand, ListTargetsByRuleCommand } from '@aws-sdk/client-eventbridge';
import { GetScheduleCommand, ListSchedulesCommand } from '@aws-sdk/client-scheduler';
import type { LocalResource, Names, ResolvedTemplates } from '../templates/resolved-templates.ts';
import type { Clients } from './clients.ts';

/** Resources with the values of LocalStack, by type. They replace those of the template. */
export type Definitions = ReadonlyMap<string, LocalResource[]>;

/** Returns the name of the function in the ARN of a function or of its alias. */
const functionNameOf = (arn: string): string => /:function:([^:]+)/.exec(arn)?.[1] ?? arn.split(':').at(-1) ?? '';

/** Returns a function's logical id from the name that CloudFormation gave it. */
const functionName = (names: Names) => {
  const logical = new Map([...names].map(([id, name]) => [name, id]));
  return (arn: string | undefined): string => {
    const name = functionNameOf(arn ?? '');
    return `arn:local:${logical.get(name) ?? name}`;
  };
};

/**
 * The prefix of a rule's target id after its events are redirected to the local cloud's queue. The function's name
 * follows.
 */
const TARGET = 'local-';
export const targetIdOf = (functionArn: string): string => TARGET + functionNameOf(functionArn);

async function schedulesOf({ scheduler }: Clients, names: Names): Promise<LocalResource[]> {
  const { Schedules: listed = [] } = await scheduler.send(new ListSchedulesCommand({ NamePrefix: 'plumbline-local' }));
  const nameOf = functionName(names);
  return Promise.all(
    listed.map(async ({ Name, GroupName }) => {
      const found = await scheduler.send(new GetScheduleCommand({ Name, GroupName }));
      const target = { ...found.Target, Arn: nameOf(found.Target?.Arn) };
      return { id: Name ?? '', Type: 'AWS::Scheduler::Schedule', Properties: { ...found, Target: target } };
    }),
  );
}

async function rulesOf({ events }: Clients, names: Names): Promise<LocalResource[]> {
  const [id, physical] = [...names].find(([logical]) => logical.startsWith('FileStored')) ?? [];
  const Name = physical?.split('/').at(-1);
  if (!id || !Name) return [];
  const [{ EventPattern }, { Targets: targets = [] }] = await Promise.all([
    events.send(new DescribeRuleCommand({ Name })),
    events.send(new ListTargetsByRuleCommand({ Rule: Name })),
  ]);
  const nameOf = functionName(names);
  const Targets = targets.map(({ Id, Arn }) => ({
    Arn: Id?.startsWith(TARGET) ? `arn:local:${Id.slice(TARGET.length)}` : nameOf(Arn),
  }));
  return [
    { id: Name, Type: 'AWS::Events::Rule', Properties: { EventPattern: JSON.parse(EventPattern ?? '{}'), Targets } },
  ];
}

export async function readDefinitions(clients: Clients, names: Names): Promise<Definitions> {
  const [schedules, rules] = await Promise.all([schedulesOf(clients, names), rulesOf(clients, names)]);
  return new Map([
    ['AWS::Scheduler::Schedule', schedules],
    ['AWS::Events::Rule', rules],
  ]);
}

/** Returns the templates with LocalStack's values in place of their own. */
export const withDefinitions = (templates: ResolvedTemplates, definitions: Definitions): ResolvedTemplates => ({
  ...templates,
  all: (type) => definitions.get(type) ?? templates.all(type),
});
