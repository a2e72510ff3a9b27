import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import { unlockProduct } from '@plumbline/shared/domain/money/unlock-product';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { type ProductSlug, products } from '@plumbline/shared/options/products';
import { at } from '../items/items.ts';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { featuredSeekers } from '../people/featured-seekers.ts';
import { featuredHistory } from '../posts/featured-history.ts';
import type { DemoJob, DemoWorld } from '../world/records.ts';

/** A paid purchase of a company. A refund ends an unlock. */
export type DemoPurchase = {
  company: string;
  userId: string;
  family: ProductFamily;
  /** The subject of the purchase: the unlocked seeker, or the job. */
  subject: string;
  slug: ProductSlug;
  productName: string;
  /** The price in cents. */
  amount: number;
  job?: string;
  jobName?: string;
  seeker?: string;
  paidAt: Date;
  refund?: { at: Date; reason: string };
};

type Sold = Pick<DemoPurchase, 'family' | 'subject' | 'job' | 'jobName' | 'seeker' | 'refund'>;

/** The delay between writing a job post and paying for it, so that the two have an order. */
const PAID_AFTER_MS = 60_000;

const sell = (world: DemoWorld, companyIndex: number, slug: ProductSlug, paidAt: Date, sold: Sold): DemoPurchase => {
  const company = at(world.companies, companyIndex);
  const { name, amount } = products.find((product) => product.slug === slug)!;
  return { company: company.id, userId: company.primaryUser.id, slug, productName: name, amount, paidAt, ...sold };
};

const unlock = (world: DemoWorld, companyIndex: number, seekerIndex: number, paidAt: Date, more?: Partial<Sold>) => {
  const { id, seeker } = at(world.seekers, seekerIndex);
  const slug = unlockProduct(seekerTrades(seeker));
  return sell(world, companyIndex, slug, paidAt, { family: 'unlock', subject: id, seeker: id, ...more });
};

const unlocks = (world: DemoWorld, now: Date): DemoPurchase[] =>
  world.applications.flatMap(({ jobIndex, seekerIndex, unlockedDaysAgo }) => {
    if (unlockedDaysAgo === undefined) return [];
    const { companyIndex } = at(world.jobs, jobIndex);
    return [unlock(world, companyIndex, seekerIndex, new Date(now.getTime() - unlockedDaysAgo * DAY_MS))];
  });

/** Returns refunded unlocks of seekers who have no other activity with Lakeland. */
const unlocksGivenBack = (world: DemoWorld, now: Date): DemoPurchase[] => {
  const dealtWith = new Set(world.applications.map(({ seekerIndex }) => seekerIndex));
  const strangers = world.seekers.flatMap(({ city }, index) =>
    index >= featuredSeekers.length && !dealtWith.has(index) && city === 'Warsaw' ? [index] : [],
  );
  return featuredHistory.refundedUnlocks.map(({ paidDaysAgo, refundedDaysAgo, reason }, index) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const refund = { at: daysAgo(refundedDaysAgo), reason };
    return unlock(world, LAKELAND_INDEX, at(strangers, index), daysAgo(paidDaysAgo), { refund });
  });
};

const paidFor = ({ createdAt }: DemoJob): Date => new Date(Date.parse(createdAt) + PAID_AFTER_MS);

/** Returns the purchases of job posts, for Lakeland only, because the other companies have no demo sign-in. */
const postings = (world: DemoWorld): DemoPurchase[] =>
  world.jobs
    .filter(({ companyIndex }) => companyIndex === LAKELAND_INDEX)
    .map((job) => {
      const { id, name: jobName } = job;
      return sell(world, LAKELAND_INDEX, 'job_posting', paidFor(job), {
        family: 'job_posting',
        subject: id,
        job: id,
        jobName,
      });
    });

const briefings = (world: DemoWorld, now: Date): DemoPurchase[] =>
  world.history.briefings.map(({ companyIndex, seekerIndex, sentDaysAgo, job: { id, name: jobName } }) =>
    sell(world, companyIndex, 'candidate_job_briefing', new Date(now.getTime() - sentDaysAgo * DAY_MS), {
      family: 'briefing',
      subject: id,
      job: id,
      jobName,
      seeker: at(world.seekers, seekerIndex).id,
    }),
  );

/** Returns the purchases of priority access, for Lakeland only, as with job posts. */
const priorityAccesses = (world: DemoWorld): DemoPurchase[] =>
  world.history.priorityAccesses
    .filter(({ companyIndex }) => companyIndex === LAKELAND_INDEX)
    .map(({ companyIndex, seekerIndex, date }) => {
      const { id } = at(world.seekers, seekerIndex);
      const sold = { family: 'priority_access', subject: id, seeker: id } as const;
      return sell(world, companyIndex, 'skilled_worker_priority_access', new Date(date), sold);
    });

/**
 * Returns the purchases of all demo companies, oldest first: every unlock and briefing, and Lakeland's job posts and
 * priority accesses.
 */
export const demoPurchases = (world: DemoWorld, now: Date): DemoPurchase[] =>
  [
    ...unlocks(world, now),
    ...unlocksGivenBack(world, now),
    ...postings(world),
    ...briefings(world, now),
    ...priorityAccesses(world),
  ].toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
