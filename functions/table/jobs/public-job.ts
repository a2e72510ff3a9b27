import { crc32 } from 'node:zlib';
import { rowFactsOf } from '@plumbline/shared/domain/jobs/facts/row-facts';
import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import type { Shift } from '@plumbline/shared/options/jobs/shifts';
import type { Overtime, TravelTerm } from '@plumbline/shared/options/jobs/work-facts';
import {
  any,
  BatchGetRequest,
  boolean,
  DeleteItemCommand,
  type FormattedItem,
  item,
  list,
  map,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { JobItem } from './job.ts';
import { isOpen } from './job-openness.ts';
import { partsOfJob } from './job-patterns.ts';

/** The number of parts of the sitemap, which are read at the same time. Each part is one file or several. */
const PARTS = 32;
/** The most jobs in a file of the sitemap. The protocol allows 50,000, but a function's response is limited to 6 MB. */
export const SITEMAP_FILE_SIZE = 2000;
export const sitemapParts: readonly string[] = Array.from({ length: PARTS }, (_, part) => String(part));
const partOf = (id: string): string => String(crc32(id) % PARTS);

const publicJobsOfState = indexPattern('gsi1', {
  partition: 'PUBLIC-JOBS#{state}',
  sort: '{postedAt}#{id}',
  finds: 'The public jobs of a state, by date',
});

const sitemapPart = indexPattern('gsi2', {
  partition: 'SITEMAP#{part}',
  sort: '{id}',
  finds: 'One part of all public jobs',
});

/**
 * A job that everyone may read, with the fields of lists, the sitemap and feeds. The projector deletes it when the job
 * isn't public any more.
 */
export const PublicJob = new Entity({
  name: 'PublicJob',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    companyName: string(),
    name: string(),
    type: any().castAs<PositionType>(),
    compensation: string(),
    /** The pay range in cents. */
    pay: map({ from: number().optional(), to: number().optional(), unit: any().castAs<PayUnit>() }).optional(),
    shift: any().castAs<Shift>().optional(),
    openings: number().optional(),
    startDate: string().optional(),
    overtime: any().castAs<Overtime>().optional(),
    travel: any().castAs<TravelTerm[] | undefined>().optional(),
    requiredLicenses: any().castAs<WorkerDocumentKind[] | undefined>().optional(),
    city: string(),
    state: string(),
    tradeCategories: list(string()),
    willingToProvidePaidTraining: boolean(),
    postedAt: string(),
    timeZone: string().optional(),
    updatedAt: string(),
  }).and((schema) => ({
    ...indexKeys(schema, publicJobsOfState, (job) => job),
    ...indexKeys(schema, sitemapPart, ({ id }) => ({ id, part: partOf(id) })),
  })),
  computeKey: keyTemplate(partsOfJob.partition, 'SELF#PUBLIC'),
});
export type PublicJobItem = FormattedItem<typeof PublicJob>;

/** Returns the public fields of an open job; undefined for other jobs. */
export const publicJobOf = (job: JobItem): PublicJobItem | undefined =>
  isOpen(job)
    ? {
        id: job.id,
        companyName: job.companyName,
        name: job.name,
        type: job.type,
        compensation: job.compensation,
        ...(job.pay && { pay: job.pay }),
        ...rowFactsOf(job),
        city: job.city,
        state: job.state,
        tradeCategories: job.tradeCategories,
        willingToProvidePaidTraining: job.willingToProvidePaidTraining,
        postedAt: postedAt(job),
        ...(job.timeZone && { timeZone: job.timeZone }),
        updatedAt: job.updatedAt,
      }
    : undefined;

export const putPublicJob = (job: PublicJobItem) => PublicJob.build(PutTransaction).item(job);

export const deletePublicJob = (id: string) => PublicJob.build(DeleteItemCommand).key({ id }).send();

export const publicJobRequest = (id: string) => PublicJob.build(BatchGetRequest).key({ id });

/** Returns the public jobs among the given ids, in their order. One request reads a hundred. */
export const readPublicJobs = async (ids: readonly string[]): Promise<PublicJobItem[]> => {
  const { found } = await batchGet({ found: ids.map(publicJobRequest) }, { consistent: false });
  return found.filter((job) => job !== undefined);
};

/** Returns the newest public jobs of a state, in one request. */
export const newestPublicJobs = async (state: string, limit: number): Promise<PublicJobItem[]> =>
  (await queryPage(PublicJob, publicJobsOfState.list({ state }), { reverse: true, limit })).items;

/** Sort before and after every id. */
const FIRST_ID = '0';
const LAST_ID = '~';

/**
 * Returns the jobs of one file of a part of the sitemap, beginning with the job `from`, and the first job of the next
 * file if there is one. `size` is the most jobs of a file. Makes one request, or two when jobs are unusually large.
 */
export const publicJobsOfPart = async (
  part: string,
  from = FIRST_ID,
  size = SITEMAP_FILE_SIZE,
): Promise<{ jobs: PublicJobItem[]; next: string | undefined }> => {
  const jobs: PublicJobItem[] = [];
  let cursor: string | undefined;
  do {
    const limit = size + 1 - jobs.length;
    const page = await queryPage(PublicJob, sitemapPart.list({ part }), { from, to: LAST_ID, limit, cursor });
    jobs.push(...page.items);
    cursor = page.cursor;
  } while (cursor && jobs.length <= size);
  return { jobs: jobs.slice(0, size), next: jobs[size]?.id };
};

/** Returns the first job of each further file of a part. Reads the whole part, a file in each request. */
export const sitemapFilesOfPart = async (part: string, size = SITEMAP_FILE_SIZE): Promise<string[]> => {
  const found: string[] = [];
  let { next } = await publicJobsOfPart(part, FIRST_ID, size);
  while (next) {
    found.push(next);
    ({ next } = await publicJobsOfPart(part, next, size));
  }
  return found;
};
