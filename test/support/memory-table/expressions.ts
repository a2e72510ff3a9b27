import { isDeepStrictEqual } from 'node:util';
import { readPath } from './paths.ts';

/** DynamoDB's condition, filter and key expressions: the part that the table files use. Throws for anything else. */
export type Item = Record<string, unknown>;
type Names = Record<string, string> | undefined;
type Values = Record<string, unknown> | undefined;
export type Context = { names: Names; values: Values };
type Test = (item: Item, context: Context) => boolean;
type Operand = (item: Item, context: Context) => unknown;

const TOKEN = /\s*(<>|<=|>=|[=<>(),+-]|[#:]?\w+(?:\.#?\w+|\[\d+\])*)/gy;

export const tokensOf = (expression: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < expression.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(expression)?.[1];
    if (token === undefined) throw new Error(`Unknown part of an expression: ${expression.slice(at)}`);
    tokens.push(token);
  }
  return tokens;
};

const comparisons: Record<string, (a: string | number, b: string | number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

const isEqual = (a: unknown, b: unknown): boolean => (typeof a === 'object' ? isDeepStrictEqual(a, b) : a === b);

/** The result of `size`; undefined for a missing value, which is equal to no number. */
const lengthOf = (value: unknown): number | undefined => {
  if (value instanceof Set) return value.size;
  return typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
};

const isOrdered = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const compare = (sign: string, a: unknown, b: unknown): boolean => {
  if (sign === '=') return isEqual(a, b);
  // A missing value is unequal to every value.
  if (sign === '<>') return !isEqual(a, b);
  const order = comparisons[sign];
  if (!order) throw new Error(`Unknown comparison ${sign}`);
  return isOrdered(a) && isOrdered(b) && typeof a === typeof b && order(a, b);
};

const parse = (tokens: string[]): Test => {
  let at = 0;
  const take = (wanted?: string): string => {
    const token = tokens[at];
    if (token === undefined || (wanted && token !== wanted))
      throw new Error(`Expected ${wanted} in ${tokens.join(' ')}`);
    at += 1;
    return token;
  };
  const operand = (): Operand => {
    const token = take();
    if (token === 'size') {
      take('(');
      const sized = operand();
      take(')');
      return (item, context) => lengthOf(sized(item, context));
    }
    if (token.startsWith(':')) return (_, { values }) => values?.[token];
    if (/^[#\w]/.test(token)) return (item, { names }) => readPath(item, token, names);
    throw new Error(`Unknown operand ${token}`);
  };
  const operands = (): Operand[] => {
    take('(');
    const list = [operand()];
    while (tokens[at] === ',') {
      take();
      list.push(operand());
    }
    take(')');
    return list;
  };
  const call = (name: string): Test => {
    take('(');
    const subject = operand();
    if (name === 'begins_with') {
      take(',');
      const prefix = operand();
      take(')');
      return (item, context) => String(subject(item, context) ?? '').startsWith(String(prefix(item, context)));
    }
    take(')');
    if (name === 'attribute_exists') return (item, context) => subject(item, context) !== undefined;
    if (name === 'attribute_not_exists') return (item, context) => subject(item, context) === undefined;
    throw new Error(`Unknown function ${name}`);
  };
  const simple = (): Test => {
    const next = tokens[at] ?? '';
    if (next === '(') {
      take('(');
      const inner = either();
      take(')');
      return inner;
    }
    if (next === 'NOT') {
      take();
      const inner = simple();
      return (item, context) => !inner(item, context);
    }
    if (/^[a-z_]+$/.test(next) && next !== 'size' && tokens[at + 1] === '(') return call(take());
    const [left, sign] = [operand(), take()];
    if (sign === 'IN') {
      const choices = operands();
      return (item, context) => choices.some((choice) => isEqual(choice(item, context), left(item, context)));
    }
    const right = operand();
    if (sign === 'BETWEEN') {
      take('AND');
      const end = operand();
      return (item, context) =>
        compare('>=', left(item, context), right(item, context)) &&
        compare('<=', left(item, context), end(item, context));
    }
    return (item, context) => compare(sign, left(item, context), right(item, context));
  };
  const both = (): Test => {
    const parts = [simple()];
    while (tokens[at] === 'AND') {
      take();
      parts.push(simple());
    }
    return (item, context) => parts.every((part) => part(item, context));
  };
  const either = (): Test => {
    const parts = [both()];
    while (tokens[at] === 'OR') {
      take();
      parts.push(both());
    }
    return (item, context) => parts.some((part) => part(item, context));
  };
  const test = either();
  if (at !== tokens.length) throw new Error(`Left over: ${tokens.slice(at).join(' ')}`);
  return test;
};

const parsed = new Map<string, Test>();

export const holds = (expression: string | undefined, item: Item | undefined, context: Context): boolean => {
  if (expression === undefined) return true;
  let test = parsed.get(expression);
  if (!test) {
    test = parse(tokensOf(expression));
    parsed.set(expression, test);
  }
  return test(item ?? {}, context);
};
