import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

type ResultsHeadingProps = {
  id?: string;
  /** Whether the heading is still that of the search before. */
  busy: boolean;
  children: ReactNode;
};

/**
 * The number of results. A screen reader announces it after each search of the address, also when the number is that of
 * the search before, because the text is another element then.
 */
export const ResultsHeading = ({ id, busy, children }: ResultsHeadingProps) => {
  const { search } = useLocation();
  const [shown, setShown] = useState(search);
  if (!busy && shown !== search) setShown(search);
  return (
    <h2 id={id} aria-live="polite">
      <span key={shown}>{children}</span>
    </h2>
  );
};
