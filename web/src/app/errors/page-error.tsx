import { Card } from '../../ui/layout/card.tsx';
import { PageProblem } from './page-problem.tsx';
import { useReportedError } from './use-reported-error.ts';

/** Shows in the shell when a page could not be loaded or crashed. */
export const PageError = () => {
  useReportedError();
  return (
    <Card>
      <PageProblem />
    </Card>
  );
};
