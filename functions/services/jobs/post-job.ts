import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { createJob } from '@plumbline/shared/contracts/jobs/jobs';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type JobItem, putJob, putJobText } from '../../table/jobs/job.ts';
import { countCompanyJobs } from '../../table/jobs/job-counters.ts';
import { readCompanyProfile } from '../../table/profiles/profile.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { requireJobPlace } from '../places/place-of-zip.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { checkParties, readParties } from '../visibility/party-gate.ts';
import { requirePostsShown, storePost } from '../visibility/posts-hidden.ts';
import { publishingIsFree } from './publishing.ts';
import { storedFields } from './stored-fields.ts';

/** Returns the seeker that a briefing is for. Throws the same error for hidden and for missing seekers [BRF-01]. */
const requireRecipient = async (recipient: string | undefined, company: string): Promise<string> => {
  if (!recipient) throw new ApiError('field_required', { path: 'recipient' });
  const { refusal } = await checkParties('buy briefing', await readParties(company, recipient));
  if (refusal) throw new ApiError(refusal);
  return recipient;
};

type Body = RequestOf<typeof createJob>['body'];

/** Creates a job. It is unpublished while publishing has a price; the payment publishes it [PAY-23]. */
export const postJob = async (body: Body, caller: ActingCaller): Promise<{ id: string; published: boolean }> => {
  await spendNamedBudget('job', caller.profileId);
  const { description, whyWorkHere, zip, published: isWanted, recipient: seeker, ...fields } = body;
  const place = requireJobPlace(zip);
  const [company, published, recipient] = await Promise.all([
    readCompanyProfile(caller.profileId),
    isWanted && !body.briefing && publishingIsFree(),
    body.briefing ? requireRecipient(seeker, caller.profileId) : undefined,
  ]);
  if (!company) throw new ApiError('profile_not_found');
  requirePostsShown(company);

  const at = nowIso();
  const id = newId();
  const job: JobItem = {
    ...storedFields(fields),
    ...place,
    id,
    company: company.id,
    companyName: company.name,
    published,
    createdBy: caller.userId,
    createdAt: at,
    updatedAt: at,
    ...(published && { publishedAt: at }),
    ...(recipient && { recipient, openings: undefined, questions: undefined }),
  };
  await storePost(
    company.id,
    putJob(job),
    putJobText({
      id,
      description: await cleanHtml(description, 'description'),
      whyWorkHere: await cleanHtml(whyWorkHere, 'whyWorkHere'),
    }),
    ...(body.briefing ? [] : [countCompanyJobs(company.id, { all: 1, ...(published && { open: 1 }) })]),
  );
  return { id, published };
};
