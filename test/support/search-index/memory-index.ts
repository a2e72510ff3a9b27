import { documents } from '../../../functions/platform/documents.ts';

type Item = { pk: string; sk: string; d: Uint8Array; t?: readonly string[] };
type Request = { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Pick<Item, 'pk' | 'sk'> } };
type BatchWrite = { RequestItems: Record<string, Request[]> };
type Query = {
  ExpressionAttributeValues: Record<':pk' | ':from' | ':to', string>;
  ExclusiveStartKey?: Pick<Item, 'sk'>;
};

/** DynamoDB's maximum for the response to one query. */
const MOST_BYTES = 1_048_576;
const bytesOf = ({ pk, sk, d }: Item): number => 'pkskd'.length + pk.length + sk.length + d.byteLength;

/** The first item of a sorted list that is not below the key. */
const lowerBound = (items: readonly Item[], key: string): number => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (items[middle]!.sk < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Replaces the table where a test needs more entries than DynamoDB Local can store in reasonable time: batches and
 * ranges.
 */
export class MemoryIndex {
  #partitions = new Map<string, Map<string, Item>>();
  #sorted = new Map<string, Item[]>();
  /** The numbers of written or deleted entries, and of queries. */
  writes = 0;
  queries = 0;
  /** The number of writes after which the process stops. */
  stopsAfter = Number.POSITIVE_INFINITY;

  /** Every entry, by key. */
  snapshot(): [string, string][] {
    const items = [...this.#partitions.values()].flatMap((items) => [...items.values()]);
    return items.map(({ pk, sk, d }): [string, string] => [`${pk} ${sk}`, Buffer.from(d).toString('hex')]).sort();
  }

  #write({ PutRequest: put, DeleteRequest: gone }: Request): void {
    if (this.writes >= this.stopsAfter) throw new Error('The process stopped');
    this.writes += 1;
    const { pk, sk } = (put?.Item ?? gone?.Key)!;
    const items = this.#partitions.get(pk) ?? new Map<string, Item>();
    this.#partitions.set(pk, items);
    this.#sorted.delete(pk);
    if (put) items.set(sk, put.Item);
    else items.delete(sk);
  }

  #query({ ExpressionAttributeValues: values, ExclusiveStartKey: start }: Query): object {
    this.queries += 1;
    const { ':pk': pk, ':from': from, ':to': to } = values;
    const sorted =
      this.#sorted.get(pk) ??
      [...(this.#partitions.get(pk)?.values() ?? [])].sort((a, b) => (a.sk < b.sk ? -1 : a.sk > b.sk ? 1 : 0));
    this.#sorted.set(pk, sorted);
    const found: Item[] = [];
    let bytes = 0;
    for (let at = lowerBound(sorted, start ? `${start.sk}\0` : from); at < sorted.length; at += 1) {
      const item = sorted[at]!;
      if (item.sk > to) break;
      bytes += bytesOf(item);
      if (bytes > MOST_BYTES) return { Items: found, LastEvaluatedKey: found.at(-1) };
      found.push(item);
    }
    return { Items: found };
  }

  /** Runs a document client's command. */
  async send({ constructor: { name }, input }: { constructor: { name: string }; input: object }): Promise<object> {
    if (name === 'QueryCommand') return this.#query(input as Query);
    if (name !== 'BatchWriteCommand') throw new Error(`The index in memory has no ${name}`);
    for (const request of Object.values((input as BatchWrite).RequestItems).flat()) this.#write(request);
    return {};
  }

  /** Makes the document client use this index. */
  static use(spyOn: (target: typeof documents, method: 'send') => { mockImplementation: (send: never) => unknown }) {
    const index = new MemoryIndex();
    spyOn(documents, 'send').mockImplementation(((command: never) => index.send(command)) as never);
    return index;
  }
}
