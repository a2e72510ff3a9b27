import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../lib/page/report-errors.ts';

/** Reports the error that a route's error page is shown for. */
export const useReportedError = (): void => {
  const error = useRouteError();
  useEffect(() => reportError('render', error), [error]);
};
