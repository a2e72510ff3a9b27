type Colleague = { role: 'owner' | 'member'; status: 'invited' | 'active' | 'disabled' };

/**
 * The cases of a user who deletes the account in a company. stays: the company continues. closes: the company ends with
 * the user. blocked: the user is the last owner, while colleagues still use the company.
 */
export type CompanyAfterUser = 'stays' | 'closes' | 'blocked';

const isActiveOwner = ({ role, status }: Colleague): boolean => role === 'owner' && status === 'active';

/** Returns what happens to a company when one of its users leaves. Disabled colleagues don't count [ACC-36]. */
export const companyAfter = (user: Colleague, others: readonly Colleague[]): CompanyAfterUser => {
  if (!isActiveOwner(user) || others.some(isActiveOwner)) return 'stays';
  return others.every(({ status }) => status === 'disabled') ? 'closes' : 'blocked';
};
