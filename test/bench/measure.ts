import { AsyncLocalStorage } from 'node:async_hooks';
import { documents } from '../../functions/platform/documents.ts';
import { type CountedWrite, countTransaction, type TransactInput } from './counted-units.ts';

/** `units` as the emulator counts them; `counted` with each write of a transaction counted separately. */
export type Cost = { requests: number; units: number; counted: number; split: CountedWrite[] };

const running = new AsyncLocalStorage<Cost>();

type Consumed = { CapacityUnits?: number } | { CapacityUnits?: number }[] | undefined;
const unitsOf = (consumed: Consumed): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

const sumOf = (writes: readonly CountedWrite[]): number =>
  writes.flatMap(({ units }) => Object.values(units)).reduce((sum, units) => sum + units, 0);

// Asks for the consumed capacity of every request made inside measure().
documents.middlewareStack.add(
  (next, context) => async (args) => {
    const cost = running.getStore();
    if (!cost) return next(args);
    cost.requests += 1;
    const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input;
    const send = async () => {
      const result = await next({ ...args, input });
      const units = unitsOf((result.output as { ConsumedCapacity?: Consumed }).ConsumedCapacity);
      cost.units += units;
      return { result, units };
    };
    if (context.commandName !== 'TransactWriteItemsCommand') {
      const { result, units } = await send();
      cost.counted += units;
      const write = (context.commandName ?? '').replace('Command', '');
      if (units) cost.split.push({ write, units: { table: units } });
      return result;
    }
    const { result, counted } = await running.exit(() => countTransaction(args.input as TransactInput, send));
    cost.counted += sumOf(counted);
    cost.split.push(...counted);
    return result.result;
  },
  { step: 'initialize', name: 'countCapacity' },
);

export type Measured<T> = { result: T; cost: Cost; cpuMs: number; ms: number };

/** Runs one operation and returns its cost; requests of the stream consumers in the meantime don't count. */
export const measure = async <T>(run: () => Promise<T>): Promise<Measured<T>> => {
  const cost: Cost = { requests: 0, units: 0, counted: 0, split: [] };
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await running.run(cost, run);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, cost, cpuMs: (user + system) / 1000, ms };
};

/** The value below which `share` of the sorted list lies. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
