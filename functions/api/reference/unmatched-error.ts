import { methodsAt } from '@plumbline/shared/contracts/routes';
import { ApiError } from '../../platform/errors.ts';

/** What no endpoint takes: a 405 that names the methods of a known path, or a 404. */
export const errorOfUnmatched = async (path: string): Promise<ApiError> => {
  const { endpoints } = await import('@plumbline/shared/contracts/index');
  const methods = methodsAt(endpoints, path);
  if (methods.length === 0) return new ApiError('not_found');
  return new ApiError('method_not_allowed', {
    headers: { allow: methods.join(', ') },
  });
};
