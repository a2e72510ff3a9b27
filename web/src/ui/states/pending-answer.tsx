import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import { ListSkeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

export type Pending = {
  isError: boolean;
  error?: unknown;
  /** 'paused' while there is no connection to ask over. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

type PendingAnswerProps = {
  query: Pending;
  /** What to say when the answer did not come. */
  failure: string;
  /** The shape of what comes, when it is no plain list. */
  children?: ReactNode;
} & ComponentProps<typeof ListSkeleton>;

/** Stands where an answer will: the shape of it, what failed with 'Try Again', or that it needs a signal. */
export const PendingAnswer = ({ query, failure, children, ...shape }: PendingAnswerProps) => {
  const retry = () => void query.refetch();
  if (query.isError) return <ErrorState title={failure} error={query.error} onRetry={retry} />;
  if (query.fetchStatus === 'paused') return <NeedsSignal onRetry={retry} />;
  return children ?? <ListSkeleton {...shape} />;
};

/** The same where the shape is the page's own and no card: what failed stands in one. */
export const PendingCard = (props: PendingAnswerProps) => {
  const { isError, fetchStatus } = props.query;
  const answer = <PendingAnswer {...props} />;
  return isError || fetchStatus === 'paused' ? <Card>{answer}</Card> : answer;
};
