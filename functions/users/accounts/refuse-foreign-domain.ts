import { ApiError } from '../../http/errors.ts';
import { environment } from '../../platform/environment.ts';

/** ACC-18: an environment may take e-mail addresses of some domains only. */
export const refuseForeignDomain = (email: string): void => {
  const { signUpDomains } = environment;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (signUpDomains.length && !signUpDomains.includes(domain)) throw new ApiError('email_not_allowed');
};
