import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { companySteps, seekerSteps } from '@plumbline/shared/domain/profile/set-up-steps';
import { DASHBOARD_DAYS } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { countConnections } from '../../table/access/connection.ts';
import { countUnlocked } from '../../table/access/contact-access.ts';
import { hasApplied } from '../../table/access/seeker-applications.ts';
import { countReferred } from '../../table/accounts/referral.ts';
import { readDays } from '../../table/activity/company-day.ts';
import { pageOfCompanyJobs } from '../../table/jobs/job.ts';
import { readJobCounts, sumCountsOfCompany } from '../../table/jobs/job-counters.ts';
import { readStripeCustomer } from '../../table/payments/stripe-customer.ts';
import { readProfileAggregate } from '../../table/profiles/profile-aggregate.ts';
import { countOpenProjects } from '../../table/projects/project.ts';
import { hasSavedCard } from './saved-card.ts';
import { readSeekerWithFiles } from './seeker-with-files.ts';

/** Returns the company's figures, in six concurrent requests [EMP-42]. */
export const getCompanyStats = operation(contract.getCompanyStats, async ({ caller: { profileId } }) => {
  const [jobs, sums, unlockedProfiles, openProjects, connections, days] = await Promise.all([
    readJobCounts(profileId),
    sumCountsOfCompany(profileId),
    countUnlocked(profileId),
    countOpenProjects(profileId),
    countConnections(profileId),
    readDays(profileId, now(), DASHBOARD_DAYS),
  ]);
  return { activeJobs: jobs.open, ...sums, unlockedProfiles, openProjects, connections, days };
});

const NEWEST_JOBS = 20;

/** Whether one of a company's newest jobs was ever published. */
const hasPublishedJob = async (company: string): Promise<boolean> =>
  (await pageOfCompanyJobs(company, 'all', 1, NEWEST_JOBS)).some(({ publishedAt }) => publishedAt !== undefined);

/**
 * Returns the number of students who signed up by a school's link, whose `referrer` is the school's id. Makes one
 * request [SHL-03].
 */
export const getSchoolStats = operation(contract.getSchoolStats, async ({ caller: { kind, profileId } }) => {
  if (kind !== 'educational' || !profileId) throw new ApiError('forbidden');
  return { students: await countReferred(profileId) };
});

/**
 * Returns the next steps for a company, vendor or school, and its trades. Makes three requests, one more for a company
 * whose jobs are all closed or unpublished, and one to Stripe for a company that is a Stripe customer [EMP-42].
 */
export const getCompanySteps = operation(contract.getCompanySteps, async ({ params: { id }, caller }) => {
  const { kind, profileId } = caller;
  if (id !== profileId || kind === 'candidate') throw new ApiError('forbidden');
  const [{ profile, text, files }, jobs, cardSaved] = await Promise.all([
    readProfileAggregate(id),
    readJobCounts(id),
    readStripeCustomer(id).then(hasSavedCard),
  ]);
  if (!profile || !('company' in profile)) throw new ApiError('profile_not_found');
  const { selfPerformWorkCategories = [], tradesRelatedToProduct = [], tradesTaught = [] } = profile.company;
  const steps = companySteps({
    kind,
    description: text.description,
    trades: [...selfPerformWorkCategories, ...tradesRelatedToProduct, ...tradesTaught],
    photos: files?.files.filter(({ purpose }) => purpose === 'showcase').length ?? 0,
    website: profile.website,
    hasPublished: jobs.open > 0 || (jobs.all > 0 && (await hasPublishedJob(id))),
    recruiting: profile.public,
    cardSaved,
  });
  const own = {
    zip: profile.zip,
    neededTrades: profile.company.employeeSkillsNeeded ?? [],
    productTrades: tradesRelatedToProduct,
    updatedAt: profile.updatedAt,
  };
  return { ...steps, own };
});

/** Returns the next steps for a job seeker, in two requests [SEE-29]. */
export const getSeekerSteps = operation(contract.getSeekerSteps, async ({ params: { id }, caller }) => {
  if (id !== caller.profileId) throw new ApiError('forbidden');
  const [{ profile, hasResume }, applied] = await Promise.all([readSeekerWithFiles(id), hasApplied(id)]);
  if (!profile) throw new ApiError('profile_not_found');
  return seekerSteps({ seeker: profile.seeker, hasResume, hasApplied: applied });
});
