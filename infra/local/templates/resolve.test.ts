import { describe, expect, it } from 'vitest';
import { createResolver, type Template } from './resolve.ts';

const data: Template = {
  Resources: { Table1: { Type: 'AWS::DynamoDB::Table', Properties: {} } },
  Outputs: { Out: { Value: { Ref: 'Table1' }, Export: { Name: 'data:table' } } },
};
const api: Template = { Resources: { Fn1: { Type: 'AWS::Lambda::Function', Properties: {} } } };
const resolve = createResolver([data, api], ({ Type }, attribute) =>
  Type === 'AWS::DynamoDB::Table' && !attribute ? 'plumbline' : undefined,
);

describe('resolving a template', () => {
  it.each([
    ['a resource by Ref', data, { Ref: 'Table1' }, 'plumbline'],
    ['a pseudo parameter', api, { Ref: 'AWS::Region' }, 'us-east-1'],
    [
      'an attribute as an address that ends with the id',
      api,
      { 'Fn::GetAtt': ['Fn1', 'Arn'] },
      'arn:aws:local:us-east-1:000000000000:Fn1',
    ],
    ['a value another stack exports', api, { 'Fn::ImportValue': 'data:table' }, 'plumbline'],
    [
      'joined parts',
      api,
      { 'Fn::Join': ['', ['https://cognito-idp.', { Ref: 'AWS::Region' }, '/x']] },
      'https://cognito-idp.us-east-1/x',
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax.
    ['a text with names in it', api, { 'Fn::Sub': 'b-${AWS::AccountId}' }, 'b-000000000000'],
    ['a chosen part of a split text', api, { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b'] }] }, 'b'],
    ['values inside objects and lists', api, { a: [{ b: { Ref: 'AWS::Region' } }] }, { a: [{ b: 'us-east-1' }] }],
  ])('replaces %s', (_, template, given, expected) => {
    expect(resolve(template, given)).toEqual(expected);
  });

  it('throws for unknown functions instead of guessing', () => {
    expect(() => resolve(api, { 'Fn::Cidr': ['10.0.0.0/16', 1, 8] })).toThrow('The local cloud does not know Fn::Cidr');
    expect(() => resolve(api, { 'Fn::ImportValue': 'nobody' })).toThrow('No stack exports "nobody"');
  });
});
