import { createContext, Fragment, type ReactNode, useContext, useDeferredValue, useRef } from 'react';
import { Card } from '../layout/card.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import type { Pending } from './pending-answer.tsx';

const Held = createContext(false);

/** Whether a part still shows its shape, although its own answer may have come. */
export const useHeld = (): boolean => useContext(Held);

type Loading = { isLoading: boolean; failureCount?: number } & Partial<Pending & { data: unknown }>;

/** Whether nothing is awaited any more; an answer that fails is no reason for the others to wait for its next try. */
export const haveCome = (queries: readonly Loading[]): boolean =>
  queries.every(({ isLoading, failureCount = 0 }) => !isLoading || failureCount > 0);

/**
 * Shows the shapes of its parts until all of them can come at once: what is on the screen never moves. What comes later,
 * a second try included, is its part's own business. When nothing at all was ever loaded and there is no signal, they say so
 * once for all.
 */
export const LoadTogether = ({ queries, children }: { queries: readonly Loading[]; children: ReactNode }) => {
  const come = useRef(false);
  const nothing = queries.every(({ data, fetchStatus }) => data === undefined && fetchStatus === 'paused');
  if (!nothing) come.current ||= haveCome(queries);
  // Drawn in small steps behind the shapes: all at once it would keep a slow phone from answering for half a second.
  const shown = useDeferredValue(come.current);
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
    <Held value={!shown}>
      <Fragment key={String(shown)}>{children}</Fragment>
    </Held>
  );
};
