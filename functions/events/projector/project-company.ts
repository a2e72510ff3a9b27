import { mapConcurrent } from '../../table/core/batch.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { allJobsOf, nameCompanyOnJob } from '../../table/jobs/job.ts';
import { CompanyProfile, type CompanyProfileItem, readCompanyProfile } from '../../table/profiles/profile.ts';
import { allProjectsOf, nameCompanyOnProject } from '../../table/projects/project.ts';
import { followSuspension } from './account-effects/follow-suspension.ts';
import { listAccount } from './account-effects/list-account.ts';
import { matchCompany } from './match-company.ts';

const AT_ONCE = 10;

const format = (image: Record<string, unknown>): CompanyProfileItem => formatItem(CompanyProfile, image);

/**
 * Copies a company's new name to its jobs and projects, which store the name because they are read far more often than
 * names change. Running it again changes nothing. Each changed post updates its own search entries.
 */
const renamePosts = async (changes: ItemChange[]): Promise<void> => {
  const renamed = itemsOf(CompanyProfile, changes).find(
    ({ before, after }) => before && after && before.name !== after.name,
  );
  const company = renamed?.after && (await readCompanyProfile(renamed.after.id));
  if (!company) return;
  for await (const jobs of allJobsOf(company.id)) {
    const stale = jobs.filter(({ companyName }) => companyName !== company.name);
    await mapConcurrent(stale, AT_ONCE, ({ id }) => nameCompanyOnJob(id, company.name));
  }
  const projects = (await allProjectsOf(company.id)).filter(({ companyName }) => companyName !== company.name);
  await mapConcurrent(projects, AT_ONCE, ({ id }) => nameCompanyOnProject(id, company.name));
};

/**
 * Updates everything that depends on a company that is new, closed or changed: the account list, suspended posts, the
 * name on its posts, search entries and matches.
 */
export const projectCompany = async (changes: ItemChange[]): Promise<void> => {
  await listAccount(changes, format, readCompanyProfile);
  await followSuspension(changes, format, readCompanyProfile);
  await renamePosts(changes);
  await matchCompany(changes);
};
