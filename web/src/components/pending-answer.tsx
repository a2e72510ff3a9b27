import type { ComponentProps } from 'react';
import { ErrorState, ListSkeleton } from './states.tsx';

type PendingAnswerProps = {
  query: { isError: boolean; error?: unknown; refetch: () => unknown };
  /** What to say when the answer did not come. */
  failure: string;
} & ComponentProps<typeof ListSkeleton>;

/** Stands where an answer will: the shape of its rows, or what failed with 'Try Again'. */
export const PendingAnswer = ({ query: { isError, error, refetch }, failure, ...shape }: PendingAnswerProps) =>
  isError ? <ErrorState title={failure} error={error} onRetry={() => void refetch()} /> : <ListSkeleton {...shape} />;
