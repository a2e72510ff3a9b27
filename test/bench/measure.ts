import { AsyncLocalStorage } from 'node:async_hooks';
import { documents } from '../../functions/platform/documents.ts';
import { isReadOnly } from '../../functions/services/maintenance/read-only.ts';
import { type CountedWrite, countTransaction, type TransactInput } from './counted-units.ts';

/** `units` as the emulator counts them; `counted` with each write of a transaction counted separately. */
export type Cost = { requests: number; units: number; counted: number; split: CountedWrite[] };

const running = new AsyncLocalStorage<Cost>();
/** Counts every request of this process, while `measureEverything` runs. */
let everything: Cost | undefined;

/** Marks requests of the measurement itself, which are not counted. */
const isOwn = new AsyncLocalStorage<boolean>();

type Consumed = { CapacityUnits?: number } | { CapacityUnits?: number }[] | undefined;
const unitsOf = (consumed: Consumed): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

const sumOf = (writes: readonly CountedWrite[]): number =>
  writes.flatMap(({ units }) => Object.values(units)).reduce((sum, units) => sum + units, 0);

/** Returns the entity of a put, or the prefix of the partition that a request names. */
const subjectOf = (input: object): string => {
  const { Item, Key, ExpressionAttributeValues } = input as Record<string, Record<string, unknown> | undefined>;
  const key = Key?.sk ?? Object.values(ExpressionAttributeValues ?? {}).find((value) => String(value).includes('#'));
  return String(Item?._et ?? String(key ?? '').split('#')[0]);
};

// Asks for the consumed capacity of every request made inside measure().
documents.middlewareStack.add(
  (next, context) => async (args) => {
    const cost = running.getStore() ?? everything;
    if (!cost || isOwn.getStore()) return next(args);
    cost.requests += 1;
    const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input;
    const send = async () => {
      const result = await next({ ...args, input }).catch((error: Error) => {
        // A failed condition consumes as much capacity as the write would have, at least one unit.
        if (error.name === 'ConditionalCheckFailedException') cost.counted += 1;
        throw error;
      });
      const units = unitsOf((result.output as { ConsumedCapacity?: Consumed }).ConsumedCapacity);
      cost.units += units;
      return { result, units };
    };
    if (context.commandName !== 'TransactWriteItemsCommand') {
      const { result, units } = await send();
      cost.counted += units;
      const write = [(context.commandName ?? '').replace('Command', ''), subjectOf(input)].filter(Boolean).join(' ');
      cost.split.push({ write, units: { table: units } });
      return result;
    }
    const { result, counted } = await isOwn.run(true, () =>
      countTransaction(args.input as TransactInput, () => isOwn.exit(send)),
    );
    cost.counted += sumOf(counted);
    cost.split.push(...counted);
    return result.result;
  },
  { step: 'initialize', name: 'countCapacity' },
);

export type Measured<T> = { result: T; cost: Cost; cpuMs: number; ms: number };

/** Runs one operation and returns its cost; requests of the stream consumers in the meantime don't count. */
export const measure = async <T>(run: () => Promise<T>): Promise<Measured<T>> => {
  // A function keeps the read-only switch for ten seconds, so only some of its writes read it.
  await isReadOnly();
  const cost: Cost = { requests: 0, units: 0, counted: 0, split: [] };
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await running.run(cost, run);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, cost, cpuMs: (user + system) / 1000, ms };
};

/**
 * Runs one operation and returns the cost of every request that this process makes until it ends, those of the stream's
 * consumers included. Only one can run at a time.
 */
export const measureEverything = async (run: () => Promise<unknown>): Promise<Cost> => {
  const cost: Cost = { requests: 0, units: 0, counted: 0, split: [] };
  everything = cost;
  try {
    await run();
  } finally {
    everything = undefined;
  }
  return cost;
};

/** The value below which `share` of the sorted list lies. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
