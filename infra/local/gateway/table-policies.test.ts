import { describe, expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import { type LocalResource, resolveTemplates } from '../templates/resolved-templates.ts';
import { accessesOf, isTableAccessAllowed, tablePolicyCheck, tableStatements } from './table-policies.ts';

const templates = resolveTemplates((await readApp()).templates);
const functionOf = (entry: string): LocalResource =>
  templates
    .all('AWS::Lambda::Function')
    .filter(templates.isOurs)
    .find((fn) => templates.entryOf(fn) === `functions/api/${entry}/handler.ts`)!;

const isAllowed = (group: string, action: string, key: string, index?: string) =>
  isTableAccessAllowed(tableStatements(templates, functionOf(group)), { action, index, keys: [key] });

describe('an access to the table', () => {
  it.each([
    ['public', 'GetItem', 'JOB#1', undefined, true],
    ['public', 'GetItem', 'USER#1', undefined, false],
    ['public', 'Query', 'PUBLIC-JOBS#WY', 'gsi1', true],
    ['public', 'Query', 'PUBLIC-JOBS#WY', 'gsi3', false],
    ['public', 'Query', 'J*cl', undefined, true],
    ['public', 'Query', 'Jou77y251', undefined, true],
    ['public', 'Query', 'JOB-TEXT#1', undefined, false],
    ['public', 'UpdateItem', 'RATE#class-page-3600000#10.0.0.9', undefined, true],
    ['public', 'UpdateItem', 'RATE#login#10.0.0.9', undefined, false],
    ['search', 'Query', 'S*cl', undefined, true],
    ['search', 'Query', 'CONVERSATION#1', undefined, false],
    ['search', 'PutItem', 'PROFILE#1', undefined, false],
    ['jobs', 'PutItem', 'JOB#1', undefined, true],
    ['jobs', 'PutItem', 'EMAIL#a@b.example', undefined, false],
    ['users', 'PutItem', 'EMAIL#a@b.example', undefined, true],
    ['admin', 'PutItem', 'AUDIT#1', undefined, true],
    ['admin', 'UpdateItem', 'AUDIT#1', undefined, false],
    ['admin', 'Scan', '', undefined, false],
  ])('of the group %s, %s on %s in the index %s, is allowed: %s', (group, action, key, index, expected) => {
    expect(isAllowed(group, action, key, index)).toBe(expected);
  });

  it('is denied to a batch with a single key that is not granted', () => {
    const statements = tableStatements(templates, functionOf('public'));
    const batch = (...keys: string[]) => isTableAccessAllowed(statements, { action: 'BatchGetItem', keys });
    expect(batch('JOB#1', 'PROFILE#2')).toBe(true);
    expect(batch('JOB#1', 'USER#2')).toBe(false);
    expect(batch()).toBe(false);
  });
});

describe('a command', () => {
  it('is evaluated with the actions and partition keys that IAM sees', () => {
    expect(accessesOf('GetCommand', { Key: { pk: 'A' } })).toEqual([{ action: 'GetItem', keys: ['A'] }]);
    expect(accessesOf('PutItemCommand', { Item: { pk: 'A' } })).toEqual([{ action: 'PutItem', keys: ['A'] }]);
    expect(
      accessesOf('QueryCommand', {
        IndexName: 'gsi1',
        KeyConditionExpression: '#a = :a AND begins_with(#b, :b)',
        ExpressionAttributeValues: { ':a': 'A', ':b': 'B' },
      }),
    ).toEqual([{ action: 'Query', index: 'gsi1', keys: ['A'] }]);
    expect(accessesOf('BatchGetCommand', { RequestItems: { t: { Keys: [{ pk: 'A' }, { pk: 'B' }] } } })).toEqual([
      { action: 'BatchGetItem', keys: ['A', 'B'] },
    ]);
    expect(
      accessesOf('BatchWriteCommand', {
        RequestItems: { t: [{ PutRequest: { Item: { pk: 'A' } } }, { DeleteRequest: { Key: { pk: 'B' } } }] },
      }),
    ).toEqual([{ action: 'BatchWriteItem', keys: ['A', 'B'] }]);
    expect(
      accessesOf('TransactWriteCommand', {
        TransactItems: [
          { Put: { Item: { pk: 'A' } } },
          { Update: { Key: { pk: 'B' } } },
          { Delete: { Key: { pk: 'C' } } },
          { ConditionCheck: { Key: { pk: 'D' } } },
        ],
      }),
    ).toEqual([
      { action: 'PutItem', keys: ['A'] },
      { action: 'UpdateItem', keys: ['B'] },
      { action: 'DeleteItem', keys: ['C'] },
      { action: 'ConditionCheckItem', keys: ['D'] },
    ]);
  });

  it("is rejected with IAM's error while a function without the permission runs, and only then", () => {
    let running: LocalResource | undefined = functionOf('public');
    const requireAllowed = tablePolicyCheck(templates, () => running);
    const read = () => requireAllowed('GetCommand', { Key: { pk: 'USER#1' } });
    expect(read).toThrow(expect.objectContaining({ name: 'AccessDeniedException' }));
    running = functionOf('users');
    expect(read).not.toThrow();
    running = undefined;
    expect(read).not.toThrow();
  });
});
