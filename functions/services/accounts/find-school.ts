import { id as idSchema } from '@plumbline/shared/contracts/fields';
import { type CompanyProfileItem, readCompanyProfile } from '../../table/profiles/profile.ts';

/** Whether the school is neither closed nor suspended. */
export const isOpenSchool = ({ kind, closedAt, suspendedAt }: CompanyProfileItem): boolean =>
  kind === 'educational' && !closedAt && !suspendedAt;

/** Returns the school with this id. Undefined for any other text, and for a closed or suspended school. */
export const findSchool = async (referrer: string): Promise<CompanyProfileItem | undefined> => {
  if (!idSchema.safeParse(referrer).success) return undefined;
  const profile = await readCompanyProfile(referrer);
  return profile && isOpenSchool(profile) ? profile : undefined;
};
