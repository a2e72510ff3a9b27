import { AccessEntry } from '@plumbline/functions/table/access/access-entry';
import {
  putSeekerActivity,
  SeekerActivityCounts,
  type SeekerActivityItem,
} from '@plumbline/functions/table/activity/seeker-activity';
import type { JobItem } from '@plumbline/functions/table/jobs/job';
import { Match } from '@plumbline/functions/table/matching/match';
import { type ActivityFacts, activityOf } from '@plumbline/shared/domain/jobs/seeker-activity';
import { EntityFormatter, PutTransaction } from 'dynamodb-toolbox';
import { type Item, itemOf, type Put } from './items.ts';

type Pair = Pick<SeekerActivityItem, 'seeker' | 'job' | 'company'>;
type Fact = { pair: Pair; facts: ActivityFacts };

/** Returns the activity of a seeker and a job that follows from an item. */
const factOf = (item: Item): Fact | undefined => {
  if (item._et === 'Match') {
    const { seeker, job, company, foundAt } = Match.build(EntityFormatter).format(item);
    return { pair: { seeker, job, company }, facts: { matchedAt: foundAt } };
  }
  if (item._et !== 'AccessEntry') return undefined;
  const entry = AccessEntry.build(EntityFormatter).format(item);
  const { type, owner, other, subject: job, state, date } = entry;
  if (type === 'job-application')
    return { pair: { seeker: other, job, company: owner }, facts: { application: entry } };
  if (type !== 'job' || state !== 'rejected') return undefined;
  return { pair: { seeker: owner, job, company: other }, facts: { declinedAt: date } };
};

/** Returns the seekers' activity lists that the projector would make from the demo's matches and applications. */
export const demoActivities = (items: readonly Item[], jobs: ReadonlyMap<string, JobItem>, now: Date): Item[] => {
  const found = items.flatMap((item) => factOf(item) ?? []);
  const pairs = Map.groupBy(found, ({ pair }) => `${pair.seeker} ${pair.job}`);
  const lines = [...pairs.values()].flatMap((facts) => {
    const [{ pair }] = facts as [Fact];
    const job = jobs.get(pair.job);
    const all = { ...Object.assign({}, ...facts.map((fact) => fact.facts)), jobEndedAt: job?.deletedAt };
    const activity = job && activityOf(all, undefined, now.toISOString());
    return activity ? [{ pair, activity }] : [];
  });
  const counts = Map.groupBy(lines, ({ pair }) => pair.seeker);
  return [
    ...lines.map(({ pair, activity }) => itemOf(putSeekerActivity(pair, activity, undefined)[0] as Put)),
    ...[...counts].map(([seeker, own]) => {
      const inactive = own.filter(({ activity }) => activity.endedAt).length;
      return itemOf(
        SeekerActivityCounts.build(PutTransaction).item({ seeker, active: own.length - inactive, inactive }),
      );
    }),
  ];
};
