import type { ReactNode } from 'react';
import { isGone } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type Pending, PendingCard } from '../../ui/states/pending-answer.tsx';
import { ListSkeleton } from '../../ui/states/skeleton.tsx';

type PostLoaderProps<T> = {
  query: { data: T | undefined; error: unknown } & Pending;
  /** The text of a failed request. */
  failure: string;
  /** Shows when the post doesn't exist or belongs to another company. */
  gone: ReactNode;
  /** Whether the page already has a heading. */
  titled?: boolean;
  /** Also shows posts of other companies. */
  anybodys?: boolean;
  /** The skeleton. */
  shape?: ReactNode;
  /** Wraps the skeleton and the error in what the page shows immediately; nothing by default. */
  pending?: (state: ReactNode) => ReactNode;
  children: (post: T, own: boolean) => ReactNode;
};

/** A job or a project, or its loading, unknown and error states. */
export const PostLoader = <T extends { company: string }>(props: PostLoaderProps<T>) => {
  const { query, failure, gone, titled = false, anybodys = false, shape, pending = (state) => state, children } = props;
  const { profile } = useSession();
  const { data: post, error } = query;
  if (post) {
    const own = post.company === profile?.id;
    return own || anybodys ? children(post, own) : pending(gone);
  }
  if (isGone(error)) return pending(gone);
  return pending(
    <PendingCard query={query} failure={failure} pageTitle={!titled}>
      {shape ?? (
        <Card pad>
          <ListSkeleton avatar={false} />
        </Card>
      )}
    </PendingCard>,
  );
};
