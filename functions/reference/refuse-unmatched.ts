import { endpoints } from '@plumbline/shared/contracts/index';
import { methodsAt } from '@plumbline/shared/contracts/routes';
import { ApiError, notFound } from '../http/errors.ts';

/** What no endpoint takes: a 405 that names the methods of a known path, or a 404. */
export const refuseUnmatched = (path: string): ApiError => {
  const methods = methodsAt(endpoints, path);
  if (methods.length === 0) return notFound('Not Found');
  return new ApiError('method_not_allowed', 'This method is not allowed here', {
    headers: { allow: methods.join(', ') },
  });
};
