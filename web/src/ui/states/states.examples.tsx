import { t } from 'i18next';
import { CircleCheck } from 'lucide-react';
import type { Examples } from '../../../gallery/example.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FormDone } from './form-done.tsx';
import { LazySection } from './lazy-section.tsx';
import { LoadTogether } from './load-together.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import { PendingAnswer, PendingCard } from './pending-answer.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ListSkeleton, Skeleton, SkeletonBox } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';

const retry = () => {};
const loading = { isError: false, fetchStatus: 'fetching', refetch: retry } as const;
const failed = { isError: true, error: toApiError(500, undefined), refetch: retry } as const;
const paused = { isError: false, fetchStatus: 'paused', isLoading: false, refetch: retry } as const;

/** An error state with the cause of a response with this status. */
const ErrorOf = ({ status, code }: { status: number; code?: string }) => (
  <ErrorState title={t('Something went wrong.')} error={toApiError(status, code && { code })} onRetry={retry} />
);

export const examples: Examples = {
  EmptyState: {
    default: () => <EmptyState title={t('You have no job postings yet.')} />,
    'with help and button': () => (
      <EmptyState
        title={t('You have no job postings yet.')}
        help={t('Give it a minute and try again.')}
        action={<Button variant="primary">{t('Find Jobs')}</Button>}
        pageTitle
      />
    ),
  },
  ErrorState: {
    'unknown cause': () => <ErrorState title={t('Something went wrong.')} onRetry={retry} />,
    offline: () => <ErrorOf status={0} code="network_error" />,
    timeout: () => <ErrorOf status={0} code="timeout" />,
    'result unknown': () => <ErrorOf status={0} code="result_unknown" />,
    'not allowed': () => <ErrorOf status={403} />,
    'too many requests': () => <ErrorOf status={429} />,
    'server failure': () => <ErrorOf status={500} />,
  },
  NeedsSignal: {
    default: () => <NeedsSignal onRetry={retry} />,
    'never stored': () => <NeedsSignal onRetry={retry} neverStored pageTitle />,
  },
  PendingAnswer: {
    loading: () => <PendingAnswer query={loading} failure={t('Something went wrong.')} />,
    error: () => <PendingAnswer query={failed} failure={t('Something went wrong.')} />,
    offline: () => <PendingAnswer query={paused} failure={t('Something went wrong.')} />,
  },
  PendingCard: {
    loading: () => <PendingCard query={loading} failure={t('Something went wrong.')} rows={2} />,
    error: () => <PendingCard query={failed} failure={t('Something went wrong.')} />,
  },
  LoadTogether: {
    offline: () => <LoadTogether queries={[paused]}>{null}</LoadTogether>,
    loaded: () => (
      <LoadTogether queries={[{ isLoading: false, data: true }]}>
        <p>{t('Jobs')}</p>
      </LoadTogether>
    ),
  },
  FormDone: {
    default: () => (
      <FormDone icon={CircleCheck} title={t('Sent')}>
        <p>{t('Give it a minute and try again.')}</p>
      </FormDone>
    ),
  },
  LazySection: {
    default: () => <LazySection shape={<SkeletonBox width="full" />}>{() => <p>{t('Jobs')}</p>}</LazySection>,
  },
  ProgressBar: {
    empty: () => <ProgressBar label={t('Sending...')} percent={0} />,
    half: () => <ProgressBar label={t('Sending...')} percent={50} />,
    'unknown end': () => <ProgressBar label={t('Sending...')} />,
  },
  Skeleton: {
    default: () => (
      <Skeleton>
        <SkeletonBox width="60%" />
      </Skeleton>
    ),
  },
  SkeletonBox: { avatar: () => <SkeletonBox shape="avatar" /> },
  ListSkeleton: {
    people: () => <ListSkeleton />,
    lines: () => <ListSkeleton rows={1} avatar={false} />,
  },
};
