import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from './scheduling/scheduler.ts';

export type Dependency = 'dynamodb' | 'stripe' | 'ses';
export const faultKinds = ['fail before', 'fail after', 'crash before', 'crash after'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One request to a Lambda: its pending calls never return once the Lambda has crashed. */
class Request {
  crashed = false;
  readonly #ended = Promise.withResolvers<'crashed'>();
  readonly ended = this.#ended.promise;
  crash(): Promise<never> {
    this.crashed = true;
    this.#ended.resolve('crashed');
    return new Promise(() => undefined);
  }
}

const requests = new AsyncLocalStorage<Request>();

/** The I/O of the code under test: every call waits for its turn and may fail, before or after its effect. */
export class Boundary {
  /** The number of calls so far, by which faults are planned. */
  calls = 0;
  faultsMet = 0;
  #scheduler: Scheduler | undefined;
  #faults: ReadonlyMap<number, FaultKind> = new Map();

  /** From now on calls are scheduled, and fail as planned. */
  open(scheduler: Scheduler, faults: ReadonlyMap<number, FaultKind>): void {
    this.#scheduler = scheduler;
    this.#faults = faults;
    this.calls = 0;
    this.faultsMet = 0;
  }
  /** From now on every call returns immediately. */
  close(): void {
    this.#scheduler = undefined;
    this.#faults = new Map();
  }

  async call<T>(label: string, fail: () => T | Promise<T>, act: () => T | Promise<T>): Promise<T> {
    const request = requests.getStore();
    if (!this.#scheduler || !request) return act();
    if (request.crashed) return request.crash();
    await this.#scheduler.step(label);
    if (request.crashed) return request.crash();
    this.calls += 1;
    const fault = this.#faults.get(this.calls);
    if (fault) this.faultsMet += 1;
    if (fault === 'crash before') return request.crash();
    if (fault === 'fail before') return fail();
    const result = await act();
    if (fault === 'crash after') return request.crash();
    return fault === 'fail after' ? fail() : result;
  }
}

export type Outcome<T> = { answer: T } | { error: unknown } | 'crashed';

/** Runs an operation as a separate request. */
export const request = <T>(operation: () => Promise<T>): Promise<Outcome<T>> => {
  const scope = new Request();
  const outcome = requests.run(scope, operation).then(
    (answer): Outcome<T> => ({ answer }),
    (error: unknown): Outcome<T> => ({ error }),
  );
  return Promise.race([outcome, scope.ended]);
};
