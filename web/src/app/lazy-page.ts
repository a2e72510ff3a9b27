import { CHUNK_TIMEOUT_MS } from '@plumbline/shared/options/limits';
import type { ComponentType } from 'react';
import { reloadOnce } from './reload-once.ts';

/** Gives up on a chunk that doesn't load [SHL-35]. */
const inTime = <T>(chunk: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Loading a part of the page took too long')), CHUNK_TIMEOUT_MS);
  return Promise.race([chunk, late]).finally(() => clearTimeout(timer));
};

/** Loads the named page of a feature for a route's `lazy`. All pages of a feature share one chunk. */
export const page =
  <M extends Record<N, ComponentType>, N extends string>(load: () => Promise<M>, name: N) =>
  async () => {
    try {
      return { Component: (await inTime(load()))[name] };
    } catch (error) {
      // The reload is under way, so this promise never settles and no error shows before the new page.
      if (reloadOnce()) await new Promise(() => {});
      throw error;
    }
  };
