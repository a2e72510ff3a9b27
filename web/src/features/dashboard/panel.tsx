import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { PendingAnswer } from '../../components/pending-answer.tsx';
import { CardHead } from './card-head.tsx';

type PanelProps<T> = {
  title: string;
  /** Stands at the heading's right. */
  aside?: (data: T) => ReactNode;
  /** What to say when the answer did not come. */
  failure: string;
  query: { data: T | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
} & Omit<ComponentProps<typeof Card>, 'title' | 'children'>;

/** A card of the dashboard with its own loading and failure, so that the rest of the page stays usable. */
export const Panel = <T,>({ title, aside, failure, query, children, ...rest }: PanelProps<T>) => {
  const heading = useId();
  const { data } = query;
  return (
    <Card asChild pad display="grid" gap="3.5" alignContent="start" {...rest}>
      <section aria-labelledby={heading}>
        <CardHead>
          <h2 id={heading}>{title}</h2>
          {data !== undefined && aside?.(data)}
        </CardHead>
        {data !== undefined ? children(data) : <PendingAnswer query={query} failure={failure} avatar={false} />}
      </section>
    </Card>
  );
};
