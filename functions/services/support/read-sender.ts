import type { RequestSender } from '@plumbline/shared/contracts/admin/queue';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { readAddressMark } from '../../table/accounts/address-mark.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { listRequestsOf, requestState, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { readUser } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyProfileRequest, isSeekerProfile, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { readSendingUser } from './sending-user.ts';

/** The maximum number of other requests of a sender that staff see with a request. */
const MAX_OTHERS = 10;

const profileIdOf = async ({ profileId, email }: SupportRequestItem): Promise<string | undefined> => {
  if (profileId) return profileId;
  const claim = await readEmailClaim(email);
  return claim && (await readUser(claim.userId))?.profileId;
};

const readAccount = async (request: SupportRequestItem) => {
  const id = await profileIdOf(request);
  if (!id) return undefined;
  const { seekers, companies } = await batchGet({
    seekers: [seekerProfileRequest(id)],
    companies: [companyProfileRequest(id)],
  });
  const profile = seekers[0] ?? companies[0];
  return (
    profile && {
      id,
      type: isSeekerProfile(profile) ? ('jobSeeker' as const) : ('company' as const),
      name: fullName(profile),
    }
  );
};

/** Returns the address that an answer goes to, and why e-mails to it are not sent, if they are not. */
const readAddress = async (request: SupportRequestItem) => {
  const user = await readSendingUser(request);
  const { email } = user ?? request;
  return { email, mailProblem: (await readAddressMark(email))?.reason };
};

/**
 * Returns who wrote a support request: the account with the e-mail, and the newest other requests from it. `signedIn`
 * is false for a request that anyone could have written under this e-mail. Makes at most six requests.
 */
export const readSender = async (request: SupportRequestItem): Promise<RequestSender> => {
  const [account, requests, { email, mailProblem }] = await Promise.all([
    readAccount(request),
    listRequestsOf(request.email, MAX_OTHERS + 1),
    readAddress(request),
  ]);
  const others = requests.filter(({ id }) => id !== request.id).slice(0, MAX_OTHERS);
  return {
    signedIn: request.profileId !== undefined,
    email,
    ...(account && { account }),
    ...(mailProblem && { mailProblem }),
    others: others.map((other) => ({ id: other.id, date: other.date, data: other.data, state: requestState(other) })),
  };
};
