import * as contract from '@plumbline/shared/contracts/accounts/users';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { preferredLanguage } from '@plumbline/shared/options/languages';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { keepSupportRequest } from '../../services/support/keep-request.ts';

/** Stores a support request of a signed-out visitor [SHL-25]. */
export const requestSupport = operation(contract.requestSupport, async ({ body, headers, sourceIp }) => {
  const { email, data, language = preferredLanguage(headers['accept-language']) } = body;
  await keepSupportRequest({ email, data, language }, { sourceIp });
  return { success: true };
});

type Request = {
  body: RequestOf<typeof contract.requestProfileSupport>['body'];
  caller: Caller;
  headers: Record<string, string | undefined>;
  sourceIp: string;
};

const request = async ({ body, caller, headers, sourceIp }: Request) => {
  const { profileId, data, language = preferredLanguage(headers['accept-language']) } = body;
  if (profileId !== caller.profileId) throw new ApiError('profile_not_found');
  await keepSupportRequest({ email: caller.email, data, profileId, language }, { userId: caller.userId, sourceIp });
  return { success: true };
};

/** Stores a support request from the caller's profile, a seeker's or a company's [SHL-26]. */
export const requestProfileSupport = operation(contract.requestProfileSupport, request);

export const requestCompanySupport = operation(contract.requestCompanySupport, request);
