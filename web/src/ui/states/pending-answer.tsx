import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import { ListSkeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

export type Pending = {
  isError: boolean;
  error?: unknown;
  /** 'paused' while there is no connection. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

type PendingAnswerProps = {
  query: Pending;
  /** The text of a failed request. */
  failure: string;
  /** The skeleton, when it isn't a plain list. */
  children?: ReactNode;
  /** Whether the page has no heading without its data, so that the error is one. */
  pageTitle?: boolean;
} & ComponentProps<typeof ListSkeleton>;

/**
 * The state of a pending response: a skeleton, the error with 'Try Again', or a message that a connection is needed.
 */
export const PendingAnswer = ({ query, failure, children, pageTitle = false, ...shape }: PendingAnswerProps) => {
  const retry = () => void query.refetch();
  if (query.isError) return <ErrorState title={failure} error={query.error} onRetry={retry} pageTitle={pageTitle} />;
  if (query.fetchStatus === 'paused') return <NeedsSignal onRetry={retry} pageTitle={pageTitle} />;
  return children ?? <ListSkeleton {...shape} />;
};

/** The states of a pending response for a page whose own skeleton isn't a card. The error shows in a card. */
export const PendingCard = (props: PendingAnswerProps) => {
  const { isError, fetchStatus } = props.query;
  const answer = <PendingAnswer {...props} />;
  return isError || fetchStatus === 'paused' ? <Card>{answer}</Card> : answer;
};
