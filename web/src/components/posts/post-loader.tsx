import type { ReactNode } from 'react';
import { isGone } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type Pending, PendingCard } from '../../ui/states/pending-answer.tsx';
import { ListSkeleton } from '../../ui/states/skeleton.tsx';

type PostLoaderProps<T> = {
  query: { data: T | undefined; error: unknown } & Pending;
  /** What to say when the answer did not come. */
  failure: string;
  /** Stands for a post that is not there, or another company's. */
  gone: ReactNode;
  /** Lets in posts of other companies as well. */
  anybodys?: boolean;
  /** The shape of what comes. */
  shape?: ReactNode;
  /** Puts what the page shows at once around the shape and around what failed; by default nothing. */
  pending?: (state: ReactNode) => ReactNode;
  children: (post: T, own: boolean) => ReactNode;
};

/** A job or a project, and what stands in its place while it loads, is unknown or cannot be had. */
export const PostLoader = <T extends { company: string }>(props: PostLoaderProps<T>) => {
  const { query, failure, gone, anybodys = false, shape, pending = (state) => state, children } = props;
  const { profile } = useSession();
  const { data: post, error } = query;
  if (post) {
    const own = post.company === profile?.id;
    return own || anybodys ? children(post, own) : pending(gone);
  }
  if (isGone(error)) return pending(gone);
  return pending(
    <PendingCard query={query} failure={failure}>
      {shape ?? (
        <Card pad>
          <ListSkeleton avatar={false} />
        </Card>
      )}
    </PendingCard>,
  );
};
