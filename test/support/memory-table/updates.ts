import { type Context, type Item, tokensOf } from './expressions.ts';
import { changePath, readPath, stepsOf } from './paths.ts';

const clauses = ['SET', 'REMOVE', 'ADD', 'DELETE'] as const;
type Clause = (typeof clauses)[number];
type Action = { clause: Clause; tokens: string[] };

const isClause = (token: string): token is Clause => (clauses as readonly string[]).includes(token);

const parse = (expression: string): Action[] => {
  const actions: Action[] = [];
  let clause: Clause | undefined;
  let depth = 0;
  for (const token of tokensOf(expression)) {
    if (isClause(token)) {
      clause = token;
      actions.push({ clause, tokens: [] });
    } else if (token === ',' && depth === 0 && clause) {
      actions.push({ clause, tokens: [] });
    } else {
      depth += token === '(' ? 1 : token === ')' ? -1 : 0;
      actions.at(-1)?.tokens.push(token);
    }
  }
  return actions;
};

const parsed = new Map<string, Action[]>();
const actionsOf = (expression: string): Action[] => {
  const known = parsed.get(expression) ?? parse(expression);
  parsed.set(expression, known);
  return known;
};

/** The value of a SET: a value, or `if_not_exists(path, value)`. */
const assigned = (tokens: string[], before: Item, { names, values }: Context): unknown => {
  if (tokens.length === 1) return values?.[tokens[0] ?? ''];
  const [name, open, path, comma, value, close] = tokens;
  if (name !== 'if_not_exists' || open !== '(' || comma !== ',' || close !== ')') {
    throw new Error(`Unknown update: ${tokens.join(' ')}`);
  }
  return readPath(before, path ?? '', names) ?? values?.[value ?? ''];
};

/** The result of ADD: a number increased, or a set with more members. */
const sum = (before: unknown, added: unknown): unknown => {
  if (added instanceof Set && (before === undefined || before instanceof Set)) {
    return new Set([...(before ?? []), ...added]);
  }
  if (typeof (before ?? 0) === 'number' && typeof added === 'number') return Number(before ?? 0) + added;
  throw new Error('ADD takes a number or a set, of the type that is there');
};

/** The result of DELETE: a set with fewer members. The last one takes the attribute with it. */
const difference = (before: unknown, removed: unknown): unknown => {
  if (!(removed instanceof Set) || !(before === undefined || before instanceof Set))
    throw new Error('DELETE takes a set, of the type that is there');
  const rest = [...(before ?? [])].filter((each) => !removed.has(each));
  return rest.length > 0 ? new Set(rest) : undefined;
};

/** The item after an update expression; every value is read from the previous item. */
export const updated = (expression: string, before: Item, context: Context): Item => {
  let after = { ...before };
  for (const { clause, tokens } of actionsOf(expression)) {
    const [path = ''] = tokens;
    if (stepsOf(path, context.names)[0] === '') throw new Error(`Unknown update: ${tokens.join(' ')}`);
    const value = clause === 'SET' ? assigned(tokens.slice(2), before, context) : context.values?.[tokens[1] ?? ''];
    after = changePath(after, path, context.names, (known) => {
      if (clause === 'REMOVE') return undefined;
      if (clause === 'DELETE') return difference(known, value);
      return clause === 'SET' ? value : sum(known, value);
    });
  }
  return after;
};
