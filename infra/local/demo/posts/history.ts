import { companyNamed } from '../people/companies.ts';
import { DEMO_SEEKER_INDEX, featuredSeekerWith } from '../people/featured-seekers.ts';
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoApplication, DemoBriefing, DemoCompany, DemoHistory, DemoJob, DemoSeeker } from '../world/records.ts';
import { buildConversations } from './conversations.ts';
import { featuredHistory } from './featured-history.ts';
import { buildPriorityAccesses } from './priority-accesses.ts';

const SAVED = 4;

const buildBriefing = (
  random: Random,
  now: Date,
  companies: DemoCompany[],
  facts: (typeof featuredHistory.briefings)[number],
): DemoBriefing => {
  const { companyName, seekerIdPrefix, sentDaysAgo, acceptedDaysAgo, ...fixed } = facts;
  const companyIndex = companyNamed(companies, companyName);
  const seekerIndex = featuredSeekerWith(seekerIdPrefix);
  return {
    companyIndex,
    seekerIndex,
    sentDaysAgo,
    ...(acceptedDaysAgo !== undefined && { acceptedDaysAgo }),
    job: {
      id: random.hexId(),
      companyIndex,
      type: 'Full-Time',
      qualifications: [],
      benefits: ['PTO'],
      whyWorkHere: '',
      experienceRequired: true,
      willingToProvidePaidTraining: false,
      ...fixed,
      ...placeFields(companies[companyIndex]!),
      createdAt: daysBefore(now, sentDaysAgo, 30),
    },
  };
};

/** Returns the activities of the demo companies and seekers other than applications. */
export const buildHistory = (
  random: Random,
  now: Date,
  companies: DemoCompany[],
  seekers: DemoSeeker[],
  jobs: DemoJob[],
  applications: DemoApplication[],
): DemoHistory => {
  const applied = applications.filter(({ seekerIndex }) => seekerIndex === DEMO_SEEKER_INDEX);
  const free = jobs.flatMap((job, index) => {
    const isOld = job.createdAt < daysBefore(now, SAVED);
    return isOld && !job.deletedAt && !applied.some(({ jobIndex }) => jobIndex === index) ? [index] : [];
  });
  return {
    connections: featuredHistory.connections.map(({ companyName, ...rest }) => ({
      companyIndex: companyNamed(companies, companyName),
      ...rest,
    })),
    briefings: featuredHistory.briefings.map((facts) => buildBriefing(random, now, companies, facts)),
    savedJobs: free.slice(0, SAVED).map((jobIndex, at) => ({
      jobIndex,
      seekerIndex: DEMO_SEEKER_INDEX,
      savedDaysAgo: at + 0.5,
    })),
    priorityAccesses: buildPriorityAccesses(now, companies, seekers),
    conversations: buildConversations(random, companies),
  };
};
