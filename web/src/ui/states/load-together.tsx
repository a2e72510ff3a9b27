import { createContext, Fragment, type ReactNode, useContext, useDeferredValue, useRef } from 'react';
import { Card } from '../layout/card.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import type { Pending } from './pending-answer.tsx';

const LoadGate = createContext(false);

/** Whether the caller's part must still show its skeleton, because other parts are loading. */
export const useIsGated = (): boolean => useContext(LoadGate);

type Loading = { isLoading: boolean; failureCount?: number } & Partial<Pending & { data: unknown }>;

/**
 * Whether every query has responded since the page began to show `subject`. A failed query that is retrying counts, so
 * that the others don't wait for its retry. It stays true when a query loads again: a page that returned to its
 * skeletons would mount its parts again, which would repeat a failed query endlessly.
 */
export const useAllResponded = (queries: readonly Loading[], subject = ''): boolean => {
  const settled = useRef<string>(undefined);
  if (queries.every(({ isLoading, failureCount = 0 }) => !isLoading || failureCount > 0)) settled.current = subject;
  return settled.current === subject;
};

/**
 * Shows the skeletons of its parts until all parts can be shown together, so that the page doesn't move. Each part
 * handles its later responses itself. When no part was ever loaded and there is no connection, one message says so.
 */
export const LoadTogether = ({ queries, children }: { queries: readonly Loading[]; children: ReactNode }) => {
  const nothing = queries.every(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused');
  const settled = useAllResponded(nothing ? [{ isLoading: true }] : queries);
  // Rendered in small steps behind the skeletons: in one step it would block a slow phone for half a second.
  const shown = useDeferredValue(settled);
  if (nothing) {
    const retry = () => {
      for (const { refetch } of queries) void refetch?.();
    };
    return (
      <Card>
        <NeedsSignal onRetry={retry} />
      </Card>
    );
  }
  return (
    <LoadGate value={!shown}>
      <Fragment key={String(shown)}>{children}</Fragment>
    </LoadGate>
  );
};
