import { type ItemChange, itemsOf } from '../table/core/stream.ts';
import { allJobsOf, nameCompanyOnJob } from '../table/jobs/job.ts';
import { CompanyProfile, readCompanyProfile } from '../table/profiles/profile.ts';

const AT_ONCE = 10;

/**
 * A company has another name: what it posted bears it from now on. Names change seldom and jobs are read all the time,
 * so the jobs keep a copy. Doing it again finds nothing left to do; each job's own change renews its search entries.
 */
export const projectCompany = async (changes: ItemChange[]): Promise<void> => {
  const renamed = itemsOf(CompanyProfile, changes).find(
    ({ before, after }) => before && after && before.name !== after.name,
  );
  const company = renamed?.after && (await readCompanyProfile(renamed.after.id));
  if (!company) return;
  for await (const jobs of allJobsOf(company.id)) {
    const stale = jobs.filter(({ companyName }) => companyName !== company.name);
    for (let at = 0; at < stale.length; at += AT_ONCE) {
      await Promise.all(stale.slice(at, at + AT_ONCE).map(({ id }) => nameCompanyOnJob(id, company.name)));
    }
  }
};
