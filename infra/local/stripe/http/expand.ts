import type { Kind, Store } from '../records/store.ts';
import { invalidRequest } from './errors.ts';

const KIND_BY_PREFIX: Record<string, Kind> = {
  cus: 'customer',
  pm: 'payment_method',
  pi: 'payment_intent',
  seti: 'setup_intent',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
};
type Node = Record<string, unknown>;

/** Replaces ids at `expand` paths, such as `latest_charge` or `data.customer`, by their objects, in place. */
export function expandPaths(store: Store, answer: object, paths: readonly string[]): void {
  for (const path of paths) {
    if (path.split('.').length > 4)
      throw invalidRequest(`You cannot expand more than 4 levels of a property (${path}).`);
    expandPath(store, answer as Node, path.split('.'), path);
  }
}

function expandPath(store: Store, node: Node, [name = '', ...rest]: string[], path: string): void {
  if (!(name in node)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = node[name];
  if (typeof value === 'string') node[name] = lookUp(store, value, path);
  const targets = Array.isArray(node[name]) ? node[name] : [node[name]];
  if (rest.length === 0) return;
  for (const target of targets) if (target !== null) expandPath(store, target as Node, rest, path);
}

function lookUp(store: Store, id: string, path: string): object {
  const kind = KIND_BY_PREFIX[id.split('_')[0] ?? ''];
  const found = kind && store.get(kind, id);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return found;
}
