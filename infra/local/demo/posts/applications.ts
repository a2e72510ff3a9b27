import { matchSeekerToJob } from '@plumbline/shared/domain/matching/match-score';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { DEMO_SEEKER_INDEX, featuredSeekers, TRAVIS_INDEX } from '../people/featured-seekers.ts';
import { daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoApplication, DemoJob, DemoSeeker } from '../world/records.ts';
import { LEAD_FRAMING_JOB_INDEX } from './featured-jobs.ts';

const MOST_PER_JOB = 4;
/** The number of applicants to other jobs that Lakeland has unlocked, and how many of these it has accepted. */
const UNLOCKED = 5;
const ACCEPTED = 3;

/** The days since each featured seeker applied for the lead framing job, in the order of featuredSeekers. */
const leadApplicants = [1, 1, 2, 3, 3];

const fits = (seeker: DemoSeeker, job: DemoJob): boolean =>
  Boolean(
    matchSeekerToJob(
      { ...seeker.seeker, public: seeker.public, complete: true, point: seeker },
      { ...job, point: job },
    ),
  );

const forLeadJob = (): DemoApplication[] =>
  leadApplicants.map((appliedDaysAgo, seekerIndex) => ({
    jobIndex: LEAD_FRAMING_JOB_INDEX,
    seekerIndex,
    appliedDaysAgo,
    ...(seekerIndex === TRAVIS_INDEX && { unlockedDaysAgo: appliedDaysAgo - 0.2 }),
  }));

/** Returns a few fitting applicants for each other job of Lakeland. */
const forOtherJobs = (random: Random, jobs: DemoJob[], seekers: DemoSeeker[]): DemoApplication[] =>
  jobs.flatMap((job, jobIndex) => {
    if (job.companyIndex !== LAKELAND_INDEX || jobIndex === LEAD_FRAMING_JOB_INDEX) return [];
    const fitting = seekers.flatMap((seeker, index) =>
      index >= featuredSeekers.length && fits(seeker, job) ? [index] : [],
    );
    return random
      .sample(fitting, random.int(2, MOST_PER_JOB))
      .map((seekerIndex) => ({ jobIndex, seekerIndex, appliedDaysAgo: random.int(2, 10) }));
  });

/** Returns the demo seeker's applications to two more companies, one of which has accepted. */
const ofDemoSeeker = (now: Date, jobs: DemoJob[], seekers: DemoSeeker[]): DemoApplication[] => {
  const seeker = seekers[DEMO_SEEKER_INDEX]!;
  const isOld = ({ createdAt }: DemoJob) => createdAt < daysBefore(now, 5);
  return jobs
    .flatMap((job, jobIndex) => {
      const fitting = job.companyIndex !== LAKELAND_INDEX && !job.deletedAt && isOld(job) && fits(seeker, job);
      return fitting ? [jobIndex] : [];
    })
    .slice(0, 2)
    .map((jobIndex, at) => ({
      jobIndex,
      seekerIndex: DEMO_SEEKER_INDEX,
      appliedDaysAgo: at + 2,
      ...(at === 0 && { unlockedDaysAgo: 1.5, acceptedDaysAgo: 1.2 }),
    }));
};

/**
 * Returns all applications: five featured ones for the lead framing job, those for Lakeland's other jobs, and the demo
 * seeker's.
 */
export const buildApplications = (
  random: Random,
  now: Date,
  jobs: DemoJob[],
  seekers: DemoSeeker[],
): DemoApplication[] => {
  const others = forOtherJobs(random, jobs, seekers);
  const unlocked = [...new Map(others.map((each) => [each.seekerIndex, each])).values()].slice(0, UNLOCKED);
  return [
    ...forLeadJob(),
    ...others.map((application): DemoApplication => {
      const { appliedDaysAgo } = application;
      const at = unlocked.indexOf(application);
      if (at < 0) return application;
      return {
        ...application,
        unlockedDaysAgo: appliedDaysAgo - 0.4,
        ...(at < ACCEPTED && { acceptedDaysAgo: appliedDaysAgo - 0.6 }),
      };
    }),
    ...ofDemoSeeker(now, jobs, seekers),
  ];
};
