import { type Context, type Item, tokensOf } from './expressions.ts';

type Clause = 'SET' | 'REMOVE' | 'ADD';
type Action = { clause: Clause; tokens: string[] };

const isClause = (token: string): token is Clause => token === 'SET' || token === 'REMOVE' || token === 'ADD';

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

/** The value a SET gives: a value, or `if_not_exists(path, value)`. */
const assigned = (tokens: string[], before: Item, { names, values }: Context): unknown => {
  if (tokens.length === 1) return values?.[tokens[0] ?? ''];
  const [name, open, path, comma, value, close] = tokens;
  if (name !== 'if_not_exists' || open !== '(' || comma !== ',' || close !== ')') {
    throw new Error(`Unknown update: ${tokens.join(' ')}`);
  }
  return before[names?.[path ?? ''] ?? ''] ?? values?.[value ?? ''];
};

/** The item after an update expression; every value is read from the item as it was. */
export const updated = (expression: string, before: Item, context: Context): Item => {
  const after = { ...before };
  for (const { clause, tokens } of actionsOf(expression)) {
    const name = context.names?.[tokens[0] ?? ''];
    if (name === undefined) throw new Error(`Unknown update: ${tokens.join(' ')}`);
    if (clause === 'REMOVE') delete after[name];
    else if (clause === 'SET') after[name] = assigned(tokens.slice(2), before, context);
    else after[name] = Number(before[name] ?? 0) + Number(context.values?.[tokens[1] ?? '']);
  }
  return after;
};
