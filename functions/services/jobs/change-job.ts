import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { updateJob } from '@plumbline/shared/contracts/jobs/jobs';
import { ApiError } from '../../platform/errors.ts';
import type { JobItem, JobTextItem } from '../../table/jobs/job.ts';
import { requireJobPlace } from '../places/place-of-zip.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { type Change, changeOwnJob, type StoredJob } from './change-own-job.ts';
import { mayBePublished } from './publishing.ts';
import { storedFields } from './stored-fields.ts';

type Body = RequestOf<typeof updateJob>['body'];

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

/** Saves a job. A job that was never paid for stays unpublished, which the response's `published` shows [PAY-23]. */
export const changeJob = async (id: string, body: Body, company: string): Promise<JobItem> => {
  const { description, whyWorkHere, zip, published: isWanted, updatedAt, ...fields } = body;
  const place = zip === undefined ? {} : requireJobPlace(zip);
  const change = async ({ job, text }: StoredJob, at: string): Promise<Change> => {
    // The recipient has read a sent briefing and may have decided on it, so it can't be changed.
    if (job.briefing && job.publishedAt) throw new ApiError('briefing_sent');
    const shown = isWanted === undefined ? job.published : isWanted && (await mayBePublished(job));
    return {
      job: {
        ...storedFields(fields),
        ...place,
        published: shown,
        // A job that is taken down keeps its `publishedAt`, which means that it is paid for.
        ...((shown || job.published) && { publishedAt: job.publishedAt ?? at }),
      },
      ...(await changedText(text, { description, whyWorkHere })),
    };
  };
  return changeOwnJob(id, company, change, updatedAt);
};
