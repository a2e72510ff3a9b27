import { describe, expect, it } from 'vitest';
import { LIVE_ALIAS } from '../constructs/backend-function.ts';
import { ENTRY_METADATA } from '../entry-metadata.ts';
import { synthesise } from '../testing/synthesise.ts';

const { all } = synthesise({ RELEASE: 'abc123' });
const asText = (value: unknown) => JSON.stringify(value ?? '');
const functions = all('AWS::Lambda::Function').filter(({ Metadata }) => Metadata?.[ENTRY_METADATA]);
const aliases = all('AWS::Lambda::Alias');
const aliasOf = (id: string) => aliases.filter(({ Properties }) => Properties.FunctionName.Ref === id);

/** Every reference by which a service calls a function. */
const callers: [string, unknown][] = [
  ...all('AWS::ApiGatewayV2::Integration').map(({ id, Properties }) => [id, Properties.IntegrationUri]),
  ...all('AWS::Lambda::EventSourceMapping').map(({ id, Properties }) => [id, Properties.FunctionName]),
  ...all('AWS::Lambda::Permission').map(({ id, Properties }) => [id, Properties.FunctionName]),
  ...all('AWS::Scheduler::Schedule').map(({ id, Properties }) => [id, Properties.Target.Arn]),
  ...all('AWS::Events::Rule').map(({ id, Properties }) => [id, Properties.Targets.map(({ Arn }: never) => Arn)]),
  ...all('AWS::Cognito::UserPool').map(({ id, Properties }) => [id, Properties.LambdaConfig]),
] as [string, unknown][];

describe('a release', () => {
  it.each(functions.map(({ id }) => id))('publishes a version of %s, keeps old ones, and moves its alias', (id) => {
    const [alias, ...others] = aliasOf(id);
    expect(others).toEqual([]);
    expect(alias!.Properties.Name).toBe(LIVE_ALIAS);
    const versionId = alias!.Properties.FunctionVersion['Fn::GetAtt'][0];
    const version = all('AWS::Lambda::Version').find((it) => it.id === versionId);
    expect(version).toMatchObject({ DeletionPolicy: 'Retain', Properties: { FunctionName: { Ref: id } } });
  });

  it.each(callers)('is called by %s through the alias alone', (_caller, reference) => {
    expect(aliases.filter(({ id }) => asText(reference).includes(id)).length).toBeGreaterThan(0);
    expect(functions.filter(({ id }) => asText(reference).includes(id))).toEqual([]);
  });

  it('is invoked by schedules with permission for the aliases alone', () => {
    const statements = all('AWS::IAM::Policy').flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    const invoked = statements.filter(({ Action }) => Action === 'lambda:InvokeFunction');
    expect(invoked.length).toBeGreaterThan(0);
    for (const { Resource } of invoked)
      for (const { Ref: id } of [Resource].flat()) expect(aliases.map((alias) => alias.id)).toContain(id);
  });

  it('has a new version of every function, because each has the release in its environment', () => {
    const versionsOf = (release: string) => {
      const { all: found } = synthesise({ RELEASE: release });
      return found('AWS::Lambda::Version').map(({ id }) => id);
    };
    const [first, again, second] = [versionsOf('r1'), versionsOf('r1'), versionsOf('r2')];
    expect(first).toHaveLength(functions.length);
    expect(again).toEqual(first);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });
});
