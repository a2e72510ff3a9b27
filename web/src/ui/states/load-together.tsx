import { createContext, Fragment, type ReactNode, useContext, useDeferredValue, useRef } from 'react';
import { Card } from '../layout/card.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import type { Pending } from './pending-answer.tsx';

const LoadGate = createContext(false);

/** Whether a part still shows its skeleton, although its own response may have settled. */
export const useIsGated = (): boolean => useContext(LoadGate);

type Loading = { isLoading: boolean; failureCount?: number } & Partial<Pending & { data: unknown }>;

/** Whether no response is pending any more; a failed one doesn't keep the others waiting for its retry. */
export const allResponded = (queries: readonly Loading[]): boolean =>
  queries.every(({ isLoading, failureCount = 0 }) => !isLoading || failureCount > 0);

/**
 * Shows the skeletons of its parts until all of them can be shown together, so that the page doesn't move. Each part
 * handles its later responses, retries included. When nothing was ever loaded and there is no connection, one message
 * says so for all parts.
 */
export const LoadTogether = ({ queries, children }: { queries: readonly Loading[]; children: ReactNode }) => {
  const settled = useRef(false);
  const nothing = queries.every(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused');
  if (!nothing) settled.current ||= allResponded(queries);
  // Rendered in small steps behind the skeletons: in one step it would block a slow phone for half a second.
  const shown = useDeferredValue(settled.current);
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
