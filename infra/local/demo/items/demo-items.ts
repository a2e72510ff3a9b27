import { putAgreement } from '@plumbline/functions/table/accounts/agreement';
import { putFirstOwner } from '@plumbline/functions/table/accounts/company-owners';
import { claimEmail } from '@plumbline/functions/table/accounts/email-claim';
import { putNewUser } from '@plumbline/functions/table/accounts/user';
import { isOpen, type JobItem, putJob, putJobText } from '@plumbline/functions/table/jobs/job';
import {
  CompanyJobCounts,
  countersKeys,
  JobCounters,
  unseenApplicantsKeys,
} from '@plumbline/functions/table/jobs/job-counters';
import { putPriorityAccess } from '@plumbline/functions/table/payments/priority-access';
import { putSeekerProfile } from '@plumbline/functions/table/profiles/profile';
import { putProfileText, splitSeekerPart } from '@plumbline/functions/table/profiles/profile-text';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { PutTransaction } from 'dynamodb-toolbox';
import type { PlayedMoney } from '../money/pay.ts';
import { intentOf, paymentItems } from '../money/payment-items.ts';
import { demoSeekers } from '../people/demo-seekers.ts';
import { LEAD_FRAMING_JOB_INDEX } from '../posts/featured-jobs.ts';
import { dailyViews } from '../posts/visits.ts';
import { daysBefore } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';
import { countItems } from './count-items.ts';
import { demoActivities } from './demo-activities.ts';
import { demoProjections } from './demo-projections.ts';
import { historyItems } from './history-items.ts';
import { at, type Item, itemOf, type Put } from './items.ts';
import { messageItems } from './message-items.ts';
import { notificationItems } from './notification-items.ts';
import { partnerItems } from './partner-items.ts';
import { schoolWrites } from './school-items.ts';
import { staffItems } from './staff-items.ts';
import { visitItems } from './visit-items.ts';

/**
 * Lakeland last opened the applicants of the lead framing job after the third and before the fourth application. It
 * opened those of its other jobs later.
 */
const LEAD_SEEN_DAYS_AGO = 2.5;
const OTHERS_SEEN_DAYS_AGO = 1.5;

const seekerWrites = (world: DemoWorld): Put[] => [
  ...demoSeekers(world).map((seeker) => putSeekerProfile(seeker)),
  ...world.seekers.map(({ id, description, seeker }) =>
    putProfileText({ ...splitSeekerPart(seeker).texts, id, description }),
  ),
];

/** Returns the demo jobs as items of the table. */
export const jobItems = ({ jobs, companies }: DemoWorld): JobItem[] =>
  jobs.map(({ companyIndex, description: _, whyWorkHere: __, ...job }) => {
    const company = at(companies, companyIndex);
    return {
      ...job,
      company: company.id,
      companyName: company.name,
      createdBy: company.primaryUser.id,
      timeZone: locateZip(job.zip)?.timeZone,
      published: true,
      publishedAt: job.createdAt,
      briefing: false,
      updatedAt: job.createdAt,
    };
  });

const jobWrites = (world: DemoWorld, now: Date, matchCounts: Map<string, number>): Put[] => {
  const items = jobItems(world);
  const texts = world.jobs.map(({ id, description, whyWorkHere }) => putJobText({ id, description, whyWorkHere }));
  const counters = world.jobs.map((job, index) => {
    const { id, company } = at(items, index);
    const applied = world.applications.filter(({ jobIndex }) => jobIndex === index);
    const [latest] = applied.map(({ appliedDaysAgo }) => appliedDaysAgo).toSorted((a, b) => a - b);
    const seen = index === LEAD_FRAMING_JOB_INDEX ? LEAD_SEEN_DAYS_AGO : OTHERS_SEEN_DAYS_AGO;
    return JobCounters.build(PutTransaction).item({
      id,
      views: [...dailyViews(job, index, now).values()].reduce((sum, views) => sum + views, 0),
      applicants: applied.length,
      declined: 0,
      matches: matchCounts.get(id) ?? 0,
      ...countersKeys(company, id),
      ...(latest !== undefined && {
        lastApplicationAt: daysBefore(now, latest),
        lastViewAt: daysBefore(now, seen),
        ...(latest < seen && unseenApplicantsKeys(company, id)),
      }),
    });
  });
  const totals = world.companies.map(({ id }) => {
    const own = items.filter(({ company }) => company === id);
    return CompanyJobCounts.build(PutTransaction).item({
      company: id,
      all: own.length,
      open: own.filter(isOpen).length,
    });
  });
  return [...items.map((job) => putJob(job)), ...texts, ...counters, ...totals];
};

const accountWrites = ({ accounts }: DemoWorld, now: Date): Put[] =>
  accounts.flatMap(({ id, email, displayName, kind, profileId }) => [
    claimEmail(email, id),
    putNewUser({
      id,
      email,
      displayName,
      role: kind === 'support' ? 'support' : 'user',
      kind: kind === 'support' ? 'provider' : kind,
      status: 'active',
      language: 'en',
      agreedTerms: TERMS_VERSION,
      createdAt: now.toISOString(),
      ...(kind === 'support' && { secondFactorFrom: now.toISOString() }),
      ...(profileId && { profileId }),
      ...(profileId && kind !== 'candidate' && { companyRole: 'owner' as const }),
    }),
    putAgreement({ user: id, version: TERMS_VERSION, date: now.toISOString(), language: 'en' }),
    ...(profileId && kind !== 'candidate' ? [putFirstOwner(profileId)] : []),
  ]);

const priorityWrites = ({ companies, seekers, history }: DemoWorld, money: PlayedMoney): Put[] =>
  history.priorityAccesses.map(({ companyIndex, seekerIndex, date }) => {
    const { id: company, primaryUser } = at(companies, companyIndex);
    const { id: seeker } = at(seekers, seekerIndex);
    const paymentIntent = intentOf(money, company, seeker, 'priority_access');
    return putPriorityAccess({
      company,
      seeker,
      date,
      userId: primaryUser.id,
      ...(paymentIntent && { paymentIntent }),
    });
  });

/** The payments when Stripe's test mode replaces the emulator: none. */
const NO_MONEY: PlayedMoney = { customers: [], paid: [] };

/** Returns the demo world as items of the table, built by the functions that write real ones. */
export const demoItems = (world: DemoWorld, now: Date, money = NO_MONEY): Item[] => {
  const partners = partnerItems(world, now);
  const { items, matchCounts } = demoProjections(jobItems(world).filter(isOpen), world, now);
  const writes = [
    ...accountWrites(world, now),
    ...partners.writes,
    ...seekerWrites(world),
    ...schoolWrites(world),
    ...jobWrites(world, now, matchCounts),
    ...priorityWrites(world, money),
  ];
  const staff = world.accounts.find(({ kind }) => kind === 'support');
  const history = historyItems(world, now, (company, seeker) => intentOf(money, company, seeker));
  const written = [...writes.map(itemOf), ...history, ...partners.items, ...paymentItems(money, staff?.id ?? '')];
  return [
    ...written,
    ...countItems(written, now),
    ...staffItems(world, now),
    ...items,
    ...demoActivities([...items, ...history], new Map(jobItems(world).map((job) => [job.id, job])), now),
    ...messageItems(world, now),
    ...visitItems(world, now),
    ...notificationItems(world, now),
  ];
};
