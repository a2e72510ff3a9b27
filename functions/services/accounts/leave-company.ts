import type { EndOfAccount } from '@plumbline/shared/domain/access/account-effects';
import { companyAfter } from '@plumbline/shared/domain/accounts/leaving-company';
import { nowIso } from '../../platform/clock.ts';
import { dropLastOwner, removeOwner } from '../../table/accounts/company-owners.ts';
import { listUsersOfProfile, type UserItem } from '../../table/accounts/user.ts';
import type { Write } from '../../table/core/transact.ts';
import {
  type CompanyProfileItem,
  closeCompanyProfile,
  leaveCompanyProfile,
  readCompanyProfile,
} from '../../table/profiles/profile.ts';
import { endFiles } from '../profiles/documents/end-files.ts';

const isActiveOwner = ({ companyRole, status }: UserItem): boolean => companyRole === 'owner' && status === 'active';

const memberOf = ({ companyRole = 'member', status }: UserItem) => ({ role: companyRole, status });

/** Returns the writes that remove a departing user's name and address from the company's page [PRO-15]. */
const leavePage = (company: CompanyProfileItem, user: UserItem, others: UserItem[]): Write[] => {
  const next = others.find(isActiveOwner);
  const isNamed = company.primaryUser === user.id && company.primaryUserName !== undefined;
  const isReached = company.email === user.email && next !== undefined;
  if (!isNamed && !isReached) return [];
  return [leaveCompanyProfile(company, isReached ? next.email : company.email, nowIso())];
};

const close = async (company: CompanyProfileItem): Promise<Write[]> => [
  dropLastOwner(company.id),
  ...closeCompanyProfile(company, nowIso()),
  ...(await endFiles(company.id)),
];

/**
 * Returns the writes for a user who leaves a company. The last owner can leave only when every other user is disabled;
 * then the company closes.
 */
export const leaveCompany = async (user: UserItem, id: string): Promise<{ event: EndOfAccount; writes: Write[] }> => {
  const [users, company] = await Promise.all([listUsersOfProfile(id), readCompanyProfile(id)]);
  const others = users.filter((each) => each.id !== user.id);
  const after = companyAfter(memberOf(user), others.map(memberOf));
  if (company && after === 'closes') return { event: 'company closed', writes: await close(company) };
  return {
    event: 'company user deleted',
    writes: [...(isActiveOwner(user) ? [removeOwner(id)] : []), ...(company ? leavePage(company, user, others) : [])],
  };
};
