import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { publishingIsFree } from '../../../services/jobs/publishing.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { requireJobPlace } from '../../../services/places/place-of-zip.ts';
import { cleanHtml } from '../../../services/rich-text/clean-html.ts';
import { checkParties, readParties } from '../../../services/visibility/party-gate.ts';
import { isConditionFailure, transact, type Write } from '../../../table/core/transact.ts';
import { type JobItem, putJob, putJobText } from '../../../table/jobs/job.ts';
import { countCompanyJobs } from '../../../table/jobs/job-counters.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { ifProfileActive } from '../../../table/profiles/profile-tombstone.ts';

/** The seeker whom a briefing is for; writing one doesn't reveal whether a hidden seeker exists [BRF-01]. */
const requireRecipient = async (recipient: string | undefined, company: string): Promise<string> => {
  if (!recipient) throw new ApiError('field_required', { path: 'recipient' });
  const { refusal } = await checkParties('buy briefing', await readParties(company, recipient));
  if (refusal) throw new ApiError(refusal);
  return recipient;
};

/** Everything here is new but the company, which may close at this moment. */
const store = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError('profile_not_found') : error;
  }
};

/** Creates a job, unpublished while publishing has a price; the payment publishes it [PAY-23]. */
export const createJob = operation(contract.createJob, async ({ body, caller }) => {
  await spendNamedBudget('job', caller.profileId);
  const { description, whyWorkHere, zip, pay, published: wanted, recipient: asked, ...fields } = body;
  const place = requireJobPlace(zip);
  const [company, published, recipient] = await Promise.all([
    readCompanyProfile(caller.profileId),
    wanted && !body.briefing && publishingIsFree(),
    body.briefing ? requireRecipient(asked, caller.profileId) : undefined,
  ]);
  if (!company) throw new ApiError('profile_not_found');

  const at = nowIso();
  const id = newId();
  const job: JobItem = {
    ...fields,
    ...(pay && { pay }),
    ...place,
    id,
    company: company.id,
    companyName: company.name,
    published,
    createdBy: caller.userId,
    createdAt: at,
    updatedAt: at,
    ...(published && { publishedAt: at }),
    ...(recipient && { recipient }),
  };
  await store(
    ifProfileActive(company.id),
    putJob(job),
    putJobText({
      id,
      description: await cleanHtml(description, 'description'),
      whyWorkHere: await cleanHtml(whyWorkHere, 'whyWorkHere'),
    }),
    ...(body.briefing ? [] : [countCompanyJobs(company.id, { all: 1, ...(published && { open: 1 }) })]),
  );
  return { id, published };
});
