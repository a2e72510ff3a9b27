import type { jobForm, RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import type { givenWorkFacts } from '@plumbline/shared/contracts/jobs/work-facts';
import type { companyPart, seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { Pay } from '@plumbline/shared/domain/jobs/pay';
import type { z } from 'zod';
import type { TradeTemplateName } from '../trade-templates/all-trade-templates.ts';
import type { PlaceFields } from './contact.ts';

type Profile = PlaceFields & {
  id: string;
  name: string;
  email: string;
  phoneNumber: string;
  address: string;
  description: string;
  public: boolean;
  /** The user who owns the profile. */
  primaryUser: { id: string; displayName: string };
  lastActivity: string;
  createdAt: string;
};

/** A company profile; `tradeTemplate` is its line of work [PRO-42, PRO-44]. */
export type DemoCompany = Profile & {
  kind: 'provider' | 'vendor';
  tradeTemplate: TradeTemplateName;
  website: string;
  company: z.output<typeof companyPart>;
};

/** A school with its programs and the number of sign-ups with its link. */
export type DemoSchool = Profile & {
  kind: 'educational';
  website: string;
  tradesTaught: string[];
  students: number;
};

type SeekerPart = z.output<typeof seekerPart>;
/** Fields that are only asked after the answer yes. */
type FollowUp = 'veteranStatus' | 'cdlClass';

/** A seeker's profile [PRO-43]. */
export type DemoSeeker = Profile & {
  kind: 'candidate';
  lastName: string;
  seeker: Omit<SeekerPart, FollowUp> & Partial<Pick<SeekerPart, FollowUp>>;
};

/** A job of `companies[companyIndex]` [EMP-38]. */
export type DemoJob = Omit<
  z.output<typeof jobForm>,
  'pay' | 'shift' | 'requiredLicenses' | keyof typeof givenWorkFacts
> &
  PlaceFields &
  RowFacts & { pay?: Pay; id: string; companyIndex: number; createdAt: string; deletedAt?: string };

/** A project of `companies[companyIndex]` [PRJ-36]. */
export type DemoProject = PlaceFields & {
  id: string;
  companyIndex: number;
  name: string;
  type: string;
  description: string;
  /** A day, YYYY-MM-DD. */
  startDate: string;
  interestUntil?: string;
  inviteVendorsToView: boolean;
  addedDetail: string;
  contractorTradeCategories: string[];
  vendorTradeCategories: string[];
  createdAt: string;
};

/** A demo sign-in. `id` is that of the user and `profileId` that of the user's profile; staff has none. */
export type DemoAccount = {
  id: string;
  email: string;
  displayName: string;
  password: string;
  kind: 'provider' | 'vendor' | 'candidate' | 'educational' | 'support';
  profileId?: string;
  /** The secret of the authenticator app, for staff only. */
  secret?: string;
};

/** An application with the days since each event. Days can be fractions; an absent event hasn't happened. */
export type DemoApplication = {
  jobIndex: number;
  seekerIndex: number;
  appliedDaysAgo: number;
  unlockedDaysAgo?: number;
  acceptedDaysAgo?: number;
};

export type DemoBriefing = {
  companyIndex: number;
  seekerIndex: number;
  job: DemoJob;
  sentDaysAgo: number;
  acceptedDaysAgo?: number;
};

/** A purchase of priority access at the time `date`. */
export type DemoPriorityAccess = { companyIndex: number; seekerIndex: number; date: string };

/** A conversation. `unread` is the number of messages that the company hasn't read. */
export type DemoConversation = {
  companyIndex: number;
  other: { companyIndex: number } | { seekerIndex: number };
  messages: { id: string; isOwn: boolean; daysAgo: number; text: string }[];
  unread: number;
};

export type DemoHistory = {
  connections: {
    projectIndex: number;
    companyIndex: number;
    askedDaysAgo: number;
    connectedDaysAgo?: number;
    message?: string;
  }[];
  briefings: DemoBriefing[];
  savedJobs: { jobIndex: number; seekerIndex: number; savedDaysAgo: number }[];
  priorityAccesses: DemoPriorityAccess[];
  conversations: DemoConversation[];
};

export type DemoWorld = {
  companies: DemoCompany[];
  seekers: DemoSeeker[];
  schools: DemoSchool[];
  jobs: DemoJob[];
  projects: DemoProject[];
  accounts: DemoAccount[];
  applications: DemoApplication[];
  history: DemoHistory;
};
