import { DAY_MS } from '@plumbline/shared/options/limits';
import { item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

/** How long a text is remembered after it was published last. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Of one text; who posts it more often has been noticed. */
const MOST_COMPARED = 20;

const jobsOfText = tablePattern({
  partition: 'JOB-TEXT#{print}',
  sort: 'JOB#{job}',
  finds: 'Published jobs whose description has the same words',
});

/** That a job was published with a description, of which only the hash is kept. */
export const JobTextPrint = new Entity({
  name: 'JobTextPrint',
  table,
  timestamps: false,
  schema: item({ print: string().key(), job: string().key(), company: string(), companyName: string(), ttl: number() }),
  computeKey: jobsOfText.keys,
});

type Printed = { print: string; job: string; company: string; companyName: string };

/**
 * Remembers a text and answers a job of another company that has it too. Of two at the same time, the later one sees
 * the former.
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
