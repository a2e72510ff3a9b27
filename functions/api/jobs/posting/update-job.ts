import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type Change, changeOwnJob, type Stored } from '../../../services/jobs/change-own-job.ts';
import { mayBePublished } from '../../../services/jobs/publishing.ts';
import { requireJobPlace } from '../../../services/places/place-of-zip.ts';
import { cleanHtml } from '../../../services/rich-text/clean-html.ts';
import type { JobTextItem } from '../../../table/jobs/job.ts';

type Texts = { description?: string | undefined; whyWorkHere?: string | undefined };

const changedText = async (text: JobTextItem, { description, whyWorkHere }: Texts): Promise<Pick<Change, 'text'>> => {
  if (description === undefined && whyWorkHere === undefined) return {};
  return {
    text: {
      id: text.id,
      description: description === undefined ? text.description : await cleanHtml(description, 'description'),
      whyWorkHere: whyWorkHere === undefined ? text.whyWorkHere : await cleanHtml(whyWorkHere, 'whyWorkHere'),
    },
  };
};

/** Saves a job. One that was never paid for stays unpublished, as `published` in the answer says [PAY-23]. */
export const updateJob = operation(contract.updateJob, async ({ params, body, caller }) => {
  const { description, whyWorkHere, zip, pay, published: wanted, updatedAt, ...fields } = body;
  const place = zip === undefined ? {} : requireJobPlace(zip);
  const change = async ({ job, text }: Stored, at: string): Promise<Change> => {
    // Its recipient has read it, and may have answered.
    if (job.briefing && job.publishedAt) throw new ApiError('briefing_sent');
    const shown = wanted === undefined ? job.published : wanted && (await mayBePublished(job));
    return {
      job: {
        ...fields,
        ...(pay !== undefined && { pay: pay ?? undefined }),
        ...place,
        published: shown,
        // A job that is taken down stays paid for.
        ...((shown || job.published) && { publishedAt: job.publishedAt ?? at }),
      },
      ...(await changedText(text, { description, whyWorkHere })),
    };
  };
  const { id, published } = await changeOwnJob(params.id, caller.profileId, change, updatedAt);
  return { id, published };
});
