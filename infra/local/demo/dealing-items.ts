import { type AccessEntryItem, putAccessEntry } from '@plumbline/functions/table/access-entry';
import { claimRecipient } from '@plumbline/functions/table/briefing-recipient';
import { eventsOfEntry, eventsOfOpening, putCompanyEvent } from '@plumbline/functions/table/company-event';
import { putConnection } from '@plumbline/functions/table/connection';
import { putJob, putJobText } from '@plumbline/functions/table/job';
import { type OpeningItem, putOpening } from '@plumbline/functions/table/opening';
import { putSavedJob } from '@plumbline/functions/table/saved-job';
import { daysBefore } from './ages.ts';
import { at, type Item, itemOf } from './items.ts';
import type { DemoWorld } from './records.ts';

type Key = Pick<AccessEntryItem, 'owner' | 'other' | 'type' | 'subject'>;

/** A request and, when it was granted, what the answer brings: two connections and the events of both. */
const entryItems = (key: Key, requestedAt: string, grantedAt: string | undefined): Item[] => {
  const asked: AccessEntryItem = { ...key, state: 'requested', date: requestedAt, requestedAt };
  const granted: AccessEntryItem | undefined = grantedAt
    ? { ...key, state: 'granted', date: grantedAt, requestedAt, grantedAt }
    : undefined;
  const { owner, other, type, subject } = key;
  const connections = granted
    ? [
        putConnection({ profile: owner, other, type, subject, date: granted.date }),
        putConnection({ profile: other, other: owner, type, subject, date: granted.date }),
      ]
    : [];
  const events = [...eventsOfEntry(asked), ...(granted ? eventsOfEntry(granted) : [])];
  return [
    itemOf(putAccessEntry(granted ?? asked, undefined)),
    ...connections.map(itemOf),
    ...events.map((event) => putCompanyEvent(event).params().Item ?? {}),
  ];
};

const openingItems = (opening: OpeningItem): Item[] => [
  itemOf(putOpening(opening)),
  ...eventsOfOpening(opening).map((event) => putCompanyEvent(event).params().Item ?? {}),
];

const applicationItems = (world: DemoWorld, now: Date): Item[] =>
  world.applications.flatMap(({ jobIndex, seekerIndex, appliedDaysAgo, unlockedDaysAgo, acceptedDaysAgo }) => {
    const job = at(world.jobs, jobIndex);
    const company = at(world.companies, job.companyIndex);
    const seeker = at(world.seekers, seekerIndex);
    const key = { owner: company.id, other: seeker.id, type: 'job-application', subject: job.id } as const;
    const accepted = acceptedDaysAgo === undefined ? undefined : daysBefore(now, acceptedDaysAgo);
    const userId = company.primaryUser.id;
    return [
      ...entryItems(key, daysBefore(now, appliedDaysAgo), accepted),
      ...(unlockedDaysAgo === undefined
        ? []
        : openingItems({
            viewer: company.id,
            subject: seeker.id,
            date: daysBefore(now, unlockedDaysAgo),
            reason: 'unlock',
            userId,
          })),
      ...(accepted
        ? openingItems({ viewer: seeker.id, subject: company.id, date: accepted, reason: 'application', userId })
        : []),
    ];
  });

const connectionItems = (world: DemoWorld, now: Date): Item[] =>
  world.dealings.connections.flatMap(({ projectIndex, companyIndex, askedDaysAgo, connectedDaysAgo }) => {
    const project = at(world.projects, projectIndex);
    const owner = at(world.companies, project.companyIndex);
    const { id: other } = at(world.companies, companyIndex);
    const key = { owner: owner.id, other, type: 'project', subject: project.id } as const;
    const date = connectedDaysAgo === undefined ? undefined : daysBefore(now, connectedDaysAgo);
    const why = date && ({ date, reason: 'project', userId: owner.primaryUser.id } as const);
    return [
      ...entryItems(key, daysBefore(now, askedDaysAgo), date),
      ...(why ? openingItems({ viewer: owner.id, subject: other, ...why }) : []),
      ...(why ? openingItems({ viewer: other, subject: owner.id, ...why }) : []),
    ];
  });

const briefingItems = (world: DemoWorld, now: Date): Item[] =>
  world.dealings.briefings.flatMap(({ job: given, seekerIndex, sentDaysAgo, acceptedDaysAgo }) => {
    const { companyIndex, description, whyWorkHere, ...job } = given;
    const company = at(world.companies, companyIndex);
    const seeker = at(world.seekers, seekerIndex);
    const sent = daysBefore(now, sentDaysAgo);
    const accepted = acceptedDaysAgo === undefined ? undefined : daysBefore(now, acceptedDaysAgo);
    const key = { owner: seeker.id, other: company.id, type: 'job', subject: job.id } as const;
    return [
      itemOf(
        putJob({
          ...job,
          company: company.id,
          companyName: company.name,
          createdBy: company.primaryUser.id,
          published: true,
          publishedAt: sent,
          briefing: true,
          updatedAt: sent,
        }),
      ),
      itemOf(putJobText({ id: job.id, description, whyWorkHere })),
      itemOf(claimRecipient(job.id, seeker.id, sent)),
      ...entryItems(key, sent, accepted),
      // The company has unlocked the seeker before, so only its own details open.
      ...(accepted
        ? openingItems({
            viewer: seeker.id,
            subject: company.id,
            date: accepted,
            reason: 'briefing',
            userId: seeker.primaryUser.id,
          })
        : []),
    ];
  });

const savedJobItems = (world: DemoWorld, now: Date): Item[] =>
  world.dealings.savedJobs.map(({ jobIndex, seekerIndex, savedDaysAgo }) =>
    itemOf(
      putSavedJob({
        seeker: at(world.seekers, seekerIndex).id,
        job: at(world.jobs, jobIndex).id,
        date: daysBefore(now, savedDaysAgo),
      }),
    ),
  );

/** Applications, unlocks, connections, briefings and saved jobs, with the events they leave at the companies. */
export const dealingItems = (world: DemoWorld, now: Date): Item[] => [
  ...applicationItems(world, now),
  ...connectionItems(world, now),
  ...briefingItems(world, now),
  ...savedJobItems(world, now),
];
