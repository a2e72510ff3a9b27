import { dropLastOwner, removeOwner } from '../table/company-owners.ts';
import type { Write } from '../table/transact.ts';
import { listUsersOfProfile, type UserItem } from '../table/user.ts';

export const LAST_OWNER = 'A company needs at least one owner.';

/** The last owner can go only when nobody is left behind who could not manage the company. */
export const leaveCompany = async (user: UserItem, company: string): Promise<Write[]> => {
  if (user.companyRole !== 'owner' || user.status !== 'active') return [];
  const others = (await listUsersOfProfile(company)).filter(({ id }) => id !== user.id);
  return [others.some(({ status }) => status !== 'disabled') ? removeOwner(company) : dropLastOwner(company)];
};
