import { endpoints } from '../../../shared/contracts/index.ts';
import { endpointAt } from '../../../shared/contracts/routes.ts';
import { errors } from '../../../shared/errors.ts';
import { errorCodesOf, gatewayStatuses } from '../../../shared/openapi/error-responses.ts';

/** Fails when the contract doesn't declare this response, because API documentation is made from it. */
export const expectDeclared = (method: string, path: string, status: number, body: unknown): void => {
  const endpoint = endpointAt(endpoints, method, path);
  if (!endpoint || status < 400) return;
  const codes = errorCodesOf(endpoint);
  // Pages have no error code.
  if (endpoint.media && codes.some((code) => errors[code].status === status)) return;
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const isDeclared =
    code === undefined ? gatewayStatuses(endpoint).includes(status) : codes.some((each) => each === code);
  if (isDeclared) return;
  const answer = code === undefined ? `${status} without a code` : `'${code}'`;
  throw new Error(`${endpoint.name} answers ${answer}: name it in the errors of its contract`);
};
