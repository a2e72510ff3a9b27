import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../../lib/page/report-errors.ts';

/** Reports the error that a route's error page is shown for. */
export const useReportedError = (report = reportError): void => {
  const error = useRouteError();
  useEffect(() => report('render', error), [error, report]);
};
