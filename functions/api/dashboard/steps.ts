import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { companySteps, seekerSteps } from '@plumbline/shared/domain/profile/set-up-steps';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { hasApplied } from '../../table/access/seeker-applications.ts';
import { readJobCounts } from '../../table/jobs/job-counters.ts';
import { readStripeCustomer } from '../../table/payments/stripe-customer.ts';
import { readProfileAggregate } from '../../table/profiles/profile-aggregate.ts';
import { hasSavedCard } from './saved-card.ts';
import { readSeekerWithFiles } from './seeker-with-files.ts';

/**
 * The success center of a company, a vendor or a school [EMP-42]. Three requests, and one to Stripe for a company that
 * has bought or saved something.
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
  return companySteps({
    kind,
    description: text.description,
    trades: [...selfPerformWorkCategories, ...tradesRelatedToProduct, ...tradesTaught],
    photos: files?.files.filter(({ purpose }) => purpose === 'showcase').length ?? 0,
    website: profile.website,
    jobs: jobs.all,
    recruiting: profile.public,
    cardSaved,
  });
});

/** The success center of a job seeker, in two requests [SEE-29]. */
export const getSeekerSteps = operation(contract.getSeekerSteps, async ({ params: { id }, caller }) => {
  if (id !== caller.profileId) throw new ApiError('forbidden');
  const [{ profile, hasResume }, applied] = await Promise.all([readSeekerWithFiles(id), hasApplied(id)]);
  if (!profile) throw new ApiError('profile_not_found');
  return seekerSteps({ seeker: profile.seeker, hasResume, hasApplied: applied });
});
