import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { type SynthesizedResource, synthesise } from '../testing/synthesise.ts';

const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'us-west-2' };
const TABLE_ARN = 'arn:aws:dynamodb:us-west-2:111122223333:table/plumbline-restored';
const TABLE_STREAM_ARN = `${TABLE_ARN}/stream/2026-11-27T10:00:00.000`;

const own = synthesise(account);
const restored = synthesise({ ...account, TABLE_STREAM_ARN });
const asText = (value: unknown) => JSON.stringify(value ?? '');
const usersOfTable = ({ all }: typeof own): SynthesizedResource[] =>
  all('AWS::Lambda::Function').filter(({ Properties }) => Properties.Environment?.Variables?.TABLE_NAME);
const otherStacks = ({ template }: SynthesizedResource): boolean => template !== 'plumbline-test-data';

/** Every type of resource that refers to the table from another stack. */
const typesOfUsers = [
  'AWS::Backup::BackupSelection',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::IAM::Policy',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
];

describe('a restored table in the settings', () => {
  it("replaces the data stack's table in the environment of every function", () => {
    expect(usersOfTable(restored)).toHaveLength(usersOfTable(own).length);
    for (const { Properties } of usersOfTable(restored))
      expect(Properties.Environment.Variables.TABLE_NAME).toBe('plumbline-restored');
  });

  it('feeds every stream consumer, whose role may read its stream', () => {
    const mappings = restored
      .all('AWS::Lambda::EventSourceMapping')
      .filter(({ Properties }) => Properties.StartingPosition);
    expect(mappings.map(({ Properties }) => Properties.EventSourceArn)).toEqual([TABLE_STREAM_ARN, TABLE_STREAM_ARN]);
    const readers = restored
      .all('AWS::IAM::Policy')
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => asText(Action).includes('dynamodb:GetRecords'));
    expect(readers).toHaveLength(mappings.length);
    for (const { Resource } of readers) expect(Resource).toBe(TABLE_STREAM_ARN);
  });

  it('is the table of all permissions and alarms, with its indexes, and no other stack refers to the former table', () => {
    const actionsOn = (found: typeof own) =>
      found
        .all('AWS::IAM::Policy')
        .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
        .filter(({ Action }) => asText(Action).includes('dynamodb:'));
    expect(actionsOn(restored)).toHaveLength(actionsOn(own).length);
    const resources = actionsOn(restored).flatMap(({ Resource }) => Resource);
    for (const index of ['gsi1', 'gsi2', 'gsi3']) expect(resources).toContain(`${TABLE_ARN}/index/${index}`);
    const isOfTable = /table\/plumbline-restored(\/index\/gsi[123]|\/stream\/[\w:.-]+)?$/;
    for (const resource of resources) expect(resource).toSatisfy((it) => it === '*' || isOfTable.test(String(it)));
    for (const type of typesOfUsers)
      for (const found of restored.all(type).filter(otherStacks))
        expect(asText(found.Properties), `${found.template} ${found.id}`).not.toMatch(
          /ImportValue":"[^"]*ExportsOutput(Ref|FnGetAtt)Table/,
        );
    const watched = restored.all('AWS::CloudWatch::Alarm').map(({ Properties }) => asText(Properties));
    expect(watched.filter((alarm) => alarm.includes('"TableName","Value":"plumbline-restored"'))).toHaveLength(2);
  });

  it("leaves the data stack's table with its exports unchanged, so that no import of a deployed stack breaks", () => {
    const exportsOf = ({ outputs }: typeof own) =>
      Object.fromEntries(Object.entries(outputs('plumbline-test-data')).filter(([, { Export }]) => Export));
    expect(exportsOf(restored)).toEqual(exportsOf(own));
    expect(Object.keys(exportsOf(own)).filter((name) => name.includes('Table'))).toHaveLength(3);
    expect(restored.all('AWS::DynamoDB::Table')).toEqual(own.all('AWS::DynamoDB::Table'));
  });

  it('is the output by which operator commands find the table', () => {
    expect(restored.outputs('plumbline-test-data').TableName?.Value).toBe('plumbline-restored');
    const [table] = own.all('AWS::DynamoDB::Table');
    expect(own.outputs('plumbline-test-data').TableName?.Value).toEqual({ Ref: table!.id });
  });

  it.each(['plumbline-restored', TABLE_ARN, `${TABLE_STREAM_ARN} `])('is refused when it is %j', (wrong) => {
    const settings = { STAGE: 'test', MAIL_FROM: 'a@plumbline.example', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(() => readSettings({ ...settings, TABLE_STREAM_ARN: wrong })).toThrow(/TABLE_STREAM_ARN/);
    expect(() => readSettings({ ...settings, TABLE_STREAM_ARN })).not.toThrow(/TABLE_STREAM_ARN/);
  });
});
