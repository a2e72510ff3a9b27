import { paths } from '@plumbline/shared/options/paths';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { productOfPath } from './access-product.ts';

const { employees } = paths;

/**
 * Redirects from the access page to the form of a briefing, for workers outside of the skilled list. A briefing is
 * written before it is paid for. The payment parameters of the address are kept [SKW-06].
 */
export const ToBriefingPage = () => {
  const { profileId = '' } = useParams();
  const { pathname, search } = useLocation();
  if (productOfPath(pathname) !== 'candidate_job_briefing') return <Navigate to={paths.dashboard.path()} replace />;
  const isDone = pathname.endsWith('/checkout-complete');
  const page = isDone ? employees.searchProfileJobCheckoutComplete : employees.searchProfileJob;
  return <Navigate to={`${page.path(profileId)}${search}`} replace />;
};
