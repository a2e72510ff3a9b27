import type { AccessEntryItem } from '@plumbline/functions/table/access/access-entry';
import { daysBefore } from '../world/dates.ts';
import type { DemoCompany, DemoSeeker, DemoWorld } from '../world/records.ts';
import { at } from './items.ts';

/** An access entry with all its states over time, and both parties. */
export type DemoEntry = {
  moves: AccessEntryItem[];
  owner: DemoCompany | DemoSeeker;
  other: DemoCompany | DemoSeeker;
  /** The name of the job or project. */
  subject: string;
  /** True when the two parties see each other's contact details. */
  isOpen: boolean;
};

type Key = Pick<AccessEntryItem, 'owner' | 'other' | 'type' | 'subject'>;

/** Returns the request and, when it was granted, the answer. */
const movesOf = (key: Key, requestedAt: string, grantedAt: string | undefined): AccessEntryItem[] => [
  { ...key, state: 'requested', date: requestedAt, requestedAt },
  ...(grantedAt ? [{ ...key, state: 'granted' as const, date: grantedAt, requestedAt, grantedAt }] : []),
];

const timeOf = (now: Date, daysAgo: number | undefined): string | undefined =>
  daysAgo === undefined ? undefined : daysBefore(now, daysAgo);

/** Returns every application, connection request and briefing of the demo. */
export const demoEntries = (world: DemoWorld, now: Date): DemoEntry[] => [
  ...world.applications.map(({ jobIndex, seekerIndex, appliedDaysAgo, unlockedDaysAgo, acceptedDaysAgo }) => {
    const job = at(world.jobs, jobIndex);
    const owner = at(world.companies, job.companyIndex);
    const other = at(world.seekers, seekerIndex);
    const key = { owner: owner.id, other: other.id, type: 'job-application', subject: job.id } as const;
    const moves = movesOf(key, daysBefore(now, appliedDaysAgo), timeOf(now, acceptedDaysAgo));
    return { moves, owner, other, subject: job.name, isOpen: unlockedDaysAgo !== undefined };
  }),
  ...world.history.connections.map(({ projectIndex, companyIndex, askedDaysAgo, connectedDaysAgo, message }) => {
    const project = at(world.projects, projectIndex);
    const owner = at(world.companies, project.companyIndex);
    const other = at(world.companies, companyIndex);
    const said = message ? { message } : {};
    const key = { owner: owner.id, other: other.id, type: 'project', subject: project.id, ...said } as const;
    const moves = movesOf(key, daysBefore(now, askedDaysAgo), timeOf(now, connectedDaysAgo));
    return { moves, owner, other, subject: project.name, isOpen: connectedDaysAgo !== undefined };
  }),
  ...world.history.briefings.map(({ companyIndex, seekerIndex, job, sentDaysAgo, acceptedDaysAgo }) => {
    const owner = at(world.seekers, seekerIndex);
    const other = at(world.companies, companyIndex);
    const key = { owner: owner.id, other: other.id, type: 'job', subject: job.id } as const;
    const moves = movesOf(key, daysBefore(now, sentDaysAgo), timeOf(now, acceptedDaysAgo));
    return { moves, owner, other, subject: job.name, isOpen: acceptedDaysAgo !== undefined };
  }),
];
