import { expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import { carry, type StackTemplate } from './carry.ts';
import { CARRIED, carriedTypes } from './edition.ts';

const resource = (Type: string, Properties: object = {}, more: object = {}) => ({ Type, Properties, ...more });
const stacks: StackTemplate[] = [
  {
    name: 'auth',
    Resources: {
      Pool: resource('AWS::Cognito::UserPool'),
      Queue: resource('AWS::SQS::Queue', { Label: { 'Fn::GetAtt': ['Pool', 'Arn'] } }, { DependsOn: ['Pool'] }),
    },
    Outputs: {
      Pool: { Value: { Ref: 'Pool' }, Export: { Name: 'auth:Pool' } },
      Queue: { Value: { Ref: 'Queue' }, Export: { Name: 'auth:Queue' } },
    },
  },
  {
    name: 'api',
    Resources: {
      Function: resource('AWS::Lambda::Function', {
        Pool: { 'Fn::ImportValue': 'auth:Pool' },
        Queue: { 'Fn::ImportValue': 'auth:Queue' },
      }),
      Route: resource('AWS::ApiGatewayV2::Route'),
      OtherRoute: resource('AWS::ApiGatewayV2::Route'),
    },
  },
];
const carried = new Set(['AWS::SQS::Queue', 'AWS::Lambda::Function']);

it('the carried template leaves out unsupported resources and says so', () => {
  const found = carry(stacks, carried);
  expect(found.stacks.map(({ Resources }) => Object.keys(Resources))).toEqual([['Queue'], ['Function']]);
  expect(found.omitted).toEqual([
    { stack: 'auth', type: 'AWS::Cognito::UserPool', count: 1 },
    { stack: 'api', type: 'AWS::ApiGatewayV2::Route', count: 2 },
  ]);
});

it('the carried template replaces references to them by names of this machine, and keeps other references', () => {
  const [auth, api] = carry(stacks, carried).stacks;
  expect(auth?.Resources.Queue).toEqual({
    Type: 'AWS::SQS::Queue',
    Properties: { Label: 'arn:aws:local:us-east-1:000000000000:Pool' },
  });
  expect(Object.keys(auth?.Outputs ?? {})).toEqual(['Queue']);
  expect(api?.Resources.Function?.Properties).toEqual({
    Pool: 'us-east-1_plumbline',
    Queue: { 'Fn::ImportValue': 'auth:Queue' },
  });
});

it('the carried template has every type of the templates: supported, or missing in this edition', async () => {
  const { templates } = await readApp();
  const types = new Set(templates.flatMap(({ Resources = {} }) => Object.values(Resources).map(({ Type }) => Type)));
  const missing = [...types].filter((type) => !CARRIED.has(type)).sort();
  expect([...new Set(missing.map((type) => type.split('::').slice(0, 2).join('::')))]).toEqual([
    'AWS::ApiGatewayV2',
    'AWS::Backup',
    'AWS::Budgets',
    'AWS::CloudFront',
    'AWS::CloudWatch',
    'AWS::Cognito',
    'AWS::Logs',
    'AWS::SES',
    'AWS::WAFv2',
    'Custom::CDKBucketDeployment',
  ]);
});

it('the carried template leaves out the table, and the consumers of its stream, where LocalStack has no DynamoDB', () => {
  expect(carriedTypes(true)).toEqual(CARRIED);
  const left = [...CARRIED].filter((type) => !carriedTypes(false).has(type));
  expect(left).toEqual(['AWS::DynamoDB::Table', 'AWS::Lambda::EventSourceMapping']);
});
