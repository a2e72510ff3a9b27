import { methodsAt } from '@plumbline/shared/contracts/routes';
import { ApiError } from '../../platform/errors.ts';

/** Returns the error of a request without an endpoint: 405 with the methods of a known path, or 404. */
export const errorOfUnmatched = async (path: string): Promise<ApiError> => {
  const { endpoints } = await import('@plumbline/shared/contracts/index');
  const methods = methodsAt(endpoints, path);
  if (methods.length === 0) return new ApiError('not_found');
  return new ApiError('method_not_allowed', {
    headers: { allow: methods.join(', ') },
  });
};
