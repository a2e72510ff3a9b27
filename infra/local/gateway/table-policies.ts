import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';

/** One action on the table or one of its indexes, with the partition keys that it names, as IAM evaluates it. */
export type TableAccess = { action: string; index?: string | undefined; keys: readonly string[] };

type Statement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
};

type Keyed = { pk?: string };
type Write = { Key?: Keyed; Item?: Keyed };
type TransactItem = { Put?: Write; Update?: Write; Delete?: Write; ConditionCheck?: Write; Get?: Write };
type BatchWrite = { PutRequest?: Write; DeleteRequest?: Write };
type Input = Write & {
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Record<string, string>;
  RequestItems?: Record<string, { Keys: Keyed[] } | BatchWrite[]>;
  TransactItems?: TransactItem[];
};

const keyOf = ({ Key, Item }: Write = {}): string => (Key ?? Item)?.pk ?? '';

const transactActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const;

/** The partition of a query is the first value of its key condition. */
const queriedKey = ({ KeyConditionExpression = '', ExpressionAttributeValues = {} }: Input): string =>
  ExpressionAttributeValues[/=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? ''] ?? '';

/**
 * Returns what IAM evaluates for a command. The items of a transaction are evaluated one by one, under the actions of
 * their own; those of a batch together.
 */
export const accessesOf = (commandName: string, input: Input): TableAccess[] => {
  const action = commandName.replace(/Command$/, '').replace(/^(Get|Put|Update|Delete|BatchGet)$/, '$1Item');
  if (input.TransactItems)
    return input.TransactItems.flatMap((one) =>
      Object.entries(one).map(([kind, write]) => ({
        action: transactActions[kind as keyof TransactItem],
        keys: [keyOf(write)],
      })),
    );
  if (input.RequestItems) {
    const requests = Object.values(input.RequestItems);
    const keys = requests.flatMap((of) =>
      Array.isArray(of)
        ? of.map(({ PutRequest, DeleteRequest }) => keyOf(PutRequest ?? DeleteRequest))
        : of.Keys.map(({ pk = '' }) => pk),
    );
    return [{ action: action.replace(/^BatchWrite$/, 'BatchWriteItem'), keys }];
  }
  if (action === 'Query' || action === 'Scan')
    return [{ action, index: input.IndexName, keys: action === 'Query' ? [queriedKey(input)] : [] }];
  return [{ action, keys: [keyOf(input)] }];
};

const LEADING_KEYS = 'dynamodb:LeadingKeys';

/** Returns whether a key matches a pattern: `*` at its end is any text, and `?` any character. */
const isLike = (pattern: string, key: string): boolean => {
  const isOpen = pattern.endsWith('*');
  const start = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? key.length < start.length : key.length !== start.length) return false;
  return start.includes('?')
    ? [...start].every((character, index) => character === '?' || character === key[index])
    : key.startsWith(start);
};

const matchesAny = (patterns: readonly string[], key: string): boolean =>
  patterns.some((pattern) => isLike(pattern, key));

/** Returns whether a condition on the partition keys is met. Throws for conditions that the templates don't have. */
const meets = (operator: string, name: string, expected: string | string[], keys: readonly string[]): boolean => {
  if (name !== LEADING_KEYS) throw new Error(`The local cloud does not know the condition ${operator} ${name}`);
  const patterns = [expected].flat();
  if (operator === 'Null') return patterns.includes('false') === keys.length > 0;
  if (operator === 'ForAllValues:StringLike') return keys.every((key) => matchesAny(patterns, key));
  if (operator === 'ForAnyValue:StringLike') return keys.some((key) => matchesAny(patterns, key));
  throw new Error(`The local cloud does not know the condition ${operator} ${name}`);
};

const applies = ({ Action, Resource, Condition = {} }: Statement, { action, index, keys }: TableAccess): boolean =>
  [Action].flat().includes(`dynamodb:${action}`) &&
  [Resource].flat().some((arn) => (index ? arn.endsWith(`/index/${index}`) : !arn.includes('/index/'))) &&
  Object.entries(Condition).every(([operator, names]) =>
    Object.entries(names).every(([name, expected]) => meets(operator, name, expected, keys)),
  );

/** Returns the name at the end of an ARN. */
const nameOf = (arn: string): string => arn.split(/[:/]/).at(-1) ?? '';

/** Returns the statements about the table in the policies of a function's role. */
export const tableStatements = (templates: ResolvedTemplates, fn: LocalResource): Statement[] =>
  templates
    .all('AWS::IAM::Policy')
    .filter(({ Properties }) => [Properties.Roles ?? []].flat().map(nameOf).includes(nameOf(fn.Properties.Role)))
    .flatMap(({ Properties }): Statement[] => [Properties.PolicyDocument?.Statement ?? []].flat())
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')));

/** Returns whether IAM allows an access: a statement allows it and none denies it. */
export const isTableAccessAllowed = (statements: readonly Statement[], access: TableAccess): boolean => {
  const applying = statements.filter((statement) => applies(statement, access));
  return applying.some(({ Effect }) => Effect === 'Allow') && !applying.some(({ Effect }) => Effect === 'Deny');
};

/**
 * Returns a function that throws an `AccessDeniedException` for a command that the role of the running function doesn't
 * allow. Code outside of functions, such as that of the demo data, has the permissions of an operator.
 */
export const tablePolicyCheck = (
  templates: ResolvedTemplates,
  runningFunction: () => LocalResource | undefined,
): ((commandName: string, input: object) => void) => {
  const known = new Map<string, Statement[]>();
  const statementsOf = (fn: LocalResource): Statement[] => {
    const statements = known.get(fn.id) ?? tableStatements(templates, fn);
    known.set(fn.id, statements);
    return statements;
  };
  return (commandName, input) => {
    const fn = runningFunction();
    if (!fn) return;
    const statements = statementsOf(fn);
    const refused = accessesOf(commandName, input).find((access) => !isTableAccessAllowed(statements, access));
    if (!refused) return;
    const { action, index = 'the table', keys } = refused;
    throw Object.assign(new Error(`${fn.id} may not do dynamodb:${action} in ${index} on ${keys.join(', ')}`), {
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 400, attempts: 1 },
    });
  };
};
