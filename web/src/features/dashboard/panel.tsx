import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { useIsGated } from '../../ui/states/load-together.tsx';
import { type Pending, PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { CardHead } from './card-head.tsx';

type PanelProps<T> = {
  title: string;
  /** The content at the heading's right. */
  aside?: (data: T) => ReactNode;
  /** Controls at the heading's right that choose the request, so they show before the response. */
  tools?: ReactNode;
  /** The text of a failed request. */
  failure: string;
  query: { data: T | undefined } & Pending;
  /** The skeleton. */
  shape?: ReactNode;
  children: (data: T) => ReactNode;
} & Omit<ComponentProps<typeof Card>, 'title' | 'children'>;

const WAITS: Pending = { isError: false, refetch: () => undefined };

/** A card of the dashboard with its own loading and failure, so that the rest of the page stays usable. */
export const Panel = <T,>({ title, aside, tools, failure, query, shape, children, ...rest }: PanelProps<T>) => {
  const heading = useId();
  const gated = useIsGated();
  const data = gated ? undefined : query.data;
  return (
    <Card asChild pad display="grid" gap="3.5" alignContent="start" {...rest}>
      <section aria-labelledby={heading}>
        <CardHead>
          <h2 id={heading}>{title}</h2>
          {data !== undefined && aside?.(data)}
          {tools}
        </CardHead>
        {data !== undefined ? (
          children(data)
        ) : (
          <PendingAnswer query={gated ? WAITS : query} failure={failure} avatar={false}>
            {shape}
          </PendingAnswer>
        )}
      </section>
    </Card>
  );
};
