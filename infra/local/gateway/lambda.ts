import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import type { NoteMetric } from '../logs/written-lines.ts';
import { repository } from '../state.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { registerComponents } from './load-components.ts';

export type Invoke = (fn: LocalResource, event: unknown) => Promise<unknown>;
type Handler = (event: unknown, context: Context) => unknown;

export class TimedOut extends Error {}

const running = new AsyncLocalStorage<LocalResource>();

/** Returns the function whose code is running; undefined outside of functions, as in demo data and tests. */
export const runningFunction = (): LocalResource | undefined => running.getStore();

/**
 * Returns the joint environment of all functions. They share one process, so it throws when two functions have
 * different values.
 */
export function mergeEnvironments(functions: readonly LocalResource[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const fn of functions) {
    for (const [name, value] of Object.entries<string>(fn.Properties.Environment?.Variables ?? {})) {
      if (name in merged && merged[name] !== value) throw new Error(`${fn.id} wants another ${name} than the rest`);
      merged[name] = value;
    }
  }
  return merged;
}

const importHandler = async (entry: string): Promise<Handler> => {
  registerComponents();
  const module = (await import(pathToFileURL(join(repository, entry)).href)) as { handler?: Handler };
  if (typeof module.handler !== 'function') throw new Error(`${entry} exports no handler`);
  return module.handler;
};

const contextOf = (fn: LocalResource, deadline: number): Context => {
  const awsRequestId = randomUUID();
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName: fn.id,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${fn.id}`,
    memoryLimitInMB: String(fn.Properties.MemorySize ?? 128),
    logGroupName: `/aws/lambda/${fn.id}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};

/** Runs the functions of the template in this process, each with its own timeout. */
export function createLambda(
  templates: ResolvedTemplates,
  noteMetric: NoteMetric,
): {
  invoke: Invoke;
  preload: (functions: readonly LocalResource[], reportError: (error: unknown) => void) => Promise<void>;
} {
  const handlers = new Map<string, Promise<Handler>>();
  const load = (fn: LocalResource) => {
    const loading = handlers.get(fn.id) ?? importHandler(templates.entryOf(fn));
    handlers.set(fn.id, loading);
    return loading;
  };
  return {
    // As in AWS, a function that can't be loaded fails when it is called, and the others work.
    preload: async (functions, reportError) => {
      await Promise.all(functions.map((fn) => load(fn).catch(reportError)));
    },
    invoke: async (fn, event) => {
      const handler = await load(fn);
      const limitMs = Number(fn.Properties.Timeout ?? 3) * 1000;
      const context = contextOf(fn, performance.now() + limitMs);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TimedOut(`${fn.id} ran longer than ${limitMs} ms`)), limitMs);
      });
      try {
        return await Promise.race([running.run(fn, () => handler(event, context)), timeout]);
      } catch (error) {
        noteMetric('AWS/Lambda', 'Errors');
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
