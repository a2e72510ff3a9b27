import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { DEMO_SEEKER_INDEX, TRAVIS_INDEX } from '../people/featured-seekers.ts';
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoApplication, DemoBriefing, DemoCompany, DemoHistory, DemoJob, DemoSeeker } from '../world/records.ts';
import { buildConversations } from './conversations.ts';
import { buildPriorityAccesses } from './priority-accesses.ts';

/** Lakeland's first two projects: what each partner asked, and since when they are connected. */
const partners = [
  { companyName: 'Kosciusko Truss', projectIndex: 0, askedDaysAgo: 6, connectedDaysAgo: 5 },
  { companyName: 'Stellar Concrete Works', projectIndex: 0, askedDaysAgo: 9, connectedDaysAgo: 8 },
  { companyName: 'Hoosier Timber Homes', projectIndex: 1, askedDaysAgo: 12, connectedDaysAgo: 10 },
  { companyName: 'Maple City Decks', projectIndex: 1, askedDaysAgo: 15, connectedDaysAgo: 13 },
  {
    companyName: 'Blue Heron Concrete',
    projectIndex: 0,
    askedDaysAgo: 1,
    message: 'We poured the slabs for the houses next door. One crew is free from the second week of January.',
  },
];

const SAVED = 4;

type BriefingFacts = Pick<DemoBriefing, 'companyIndex' | 'seekerIndex' | 'sentDaysAgo' | 'acceptedDaysAgo'> &
  Pick<DemoBriefing['job'], 'name' | 'compensation' | 'tradeCategories' | 'description'>;

const briefings = (companies: DemoCompany[]): BriefingFacts[] => [
  {
    companyIndex: LAKELAND_INDEX,
    seekerIndex: TRAVIS_INDEX,
    sentDaysAgo: 2,
    acceptedDaysAgo: 0.9,
    name: 'Crew Leader, Lake Houses',
    compensation: '$33 an hour',
    tradeCategories: ['Carpentry', 'Framing'],
    description: '<p>You take over a crew of three that frames houses on Winona Lake and Pike Lake.</p>',
  },
  {
    companyIndex: companies.findIndex(({ name }) => name === 'Hoosier Timber Homes'),
    seekerIndex: DEMO_SEEKER_INDEX,
    sentDaysAgo: 1.3,
    name: 'Foreman, Timber Frames',
    compensation: '$38 to $44 an hour',
    tradeCategories: ['Carpentry', 'Timber Framing'],
    description: '<p>You lead our second crew: six timber frames a year, raised with our own crane.</p>',
  },
];

const buildBriefing = (random: Random, now: Date, companies: DemoCompany[], facts: BriefingFacts): DemoBriefing => {
  const { companyIndex, seekerIndex, sentDaysAgo, acceptedDaysAgo, ...fixed } = facts;
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

/** What the demo's companies and seekers have going on besides applications. */
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
    connections: partners.map(({ companyName, ...rest }) => ({
      companyIndex: companies.findIndex(({ name }) => name === companyName),
      ...rest,
    })),
    briefings: briefings(companies).map((facts) => buildBriefing(random, now, companies, facts)),
    savedJobs: free.slice(0, SAVED).map((jobIndex, at) => ({
      jobIndex,
      seekerIndex: DEMO_SEEKER_INDEX,
      savedDaysAgo: at + 0.5,
    })),
    priorityAccesses: buildPriorityAccesses(now, companies, seekers),
    conversations: buildConversations(random, companies),
  };
};
