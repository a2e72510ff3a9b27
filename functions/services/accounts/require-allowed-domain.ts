import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { readBlockedDomains } from '../../table/settings/setting.ts';

/** Returns whether the domain is in the list, or is a subdomain of one in the list. */
const isWithin = (domain: string, domains: readonly string[]): boolean =>
  domains.some((each) => domain === each || domain.endsWith(`.${each}`));

/**
 * Throws `email_not_allowed` for an address whose domain isn't among the environment's allowed domains, or is blocked
 * by staff [ACC-18].
 */
export const requireAllowedDomain = async (email: string): Promise<void> => {
  const { signUpDomains } = environment;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (signUpDomains.length && !signUpDomains.includes(domain)) throw new ApiError('email_not_allowed');
  if (isWithin(domain, await readBlockedDomains())) throw new ApiError('email_not_allowed');
};
