import { DAY_MS } from '@plumbline/shared/options/limits';
import { item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

/** The time in ms for which a text is remembered after its last publication. */
const REMEMBERED_MS = 400 * DAY_MS;
/** The most jobs with the same text that are compared. */
const MOST_COMPARED = 20;

const jobsOfText = tablePattern({
  partition: 'JOB-TEXT#{print}',
  sort: 'JOB#{job}',
  finds: 'Published jobs whose description has the same words',
});

/** A job that was published with a description, stored by the description's hash. */
export const JobTextPrint = new Entity({
  name: 'JobTextPrint',
  table,
  timestamps: false,
  schema: item({ print: string().key(), job: string().key(), company: string(), companyName: string(), ttl: number() }),
  computeKey: jobsOfText.keys,
});

type Printed = { print: string; job: string; company: string; companyName: string };

/**
 * Stores the hash of a job's text, and returns a job of another company with the same text. When two companies publish
 * concurrently, at least one sees the other's job.
 */
export const findCopiedJob = async (printed: Printed): Promise<Printed | undefined> => {
  const ttl = epochSeconds(new Date(now().getTime() + REMEMBERED_MS));
  await JobTextPrint.build(PutItemCommand)
    .item({ ...printed, ttl })
    .send();
  const { items } = await queryPage(JobTextPrint, jobsOfText.list({ print: printed.print }), {
    limit: MOST_COMPARED,
    consistent: true,
  });
  return items.find(({ company }) => company !== printed.company);
};
