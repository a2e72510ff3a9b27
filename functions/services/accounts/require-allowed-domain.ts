import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { readBlockedDomains } from '../../table/settings/setting.ts';

/** Whether the domain is one of those, or a part of one. */
const isWithin = (domain: string, domains: readonly string[]): boolean =>
  domains.some((each) => domain === each || domain.endsWith(`.${each}`));

/** An environment may take e-mail addresses of some domains only, and staff may shut some out [ACC-18]. */
export const requireAllowedDomain = async (email: string): Promise<void> => {
  const { signUpDomains } = environment;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (signUpDomains.length && !signUpDomains.includes(domain)) throw new ApiError('email_not_allowed');
  if (isWithin(domain, await readBlockedDomains())) throw new ApiError('email_not_allowed');
};
