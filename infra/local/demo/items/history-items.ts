import { putAccessEntry } from '@plumbline/functions/table/access/access-entry';
import { connectionsOf, putConnection } from '@plumbline/functions/table/access/connection';
import { type ContactAccessItem, putContactAccess } from '@plumbline/functions/table/access/contact-access';
import { putConnectionRequest } from '@plumbline/functions/table/access/project-connection-request';
import {
  eventsOfContactAccess,
  eventsOfEntry,
  putCompanyEvent,
} from '@plumbline/functions/table/activity/company-event';
import { putJob, putJobText } from '@plumbline/functions/table/jobs/job';
import { putSavedJob } from '@plumbline/functions/table/jobs/saved-job';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { daysBefore } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';
import { type DemoEntry, demoEntries } from './demo-entries.ts';
import { at, type Item, itemOf } from './items.ts';

/**
 * Returns the items of a request and, when it was granted, its effects: two connections and the events of both parties.
 */
const entryItems = ({ moves }: DemoEntry): Item[] => {
  const latest = at(moves, moves.length - 1);
  const { owner, other, type, subject, date, state } = latest;
  const connections = state === 'granted' ? connectionsOf(latest) : [];
  const request = { project: subject, state, date };
  const requests =
    type === 'project'
      ? [
          putConnectionRequest({ ...request, company: owner, other, own: true }),
          putConnectionRequest({ ...request, company: other, other: owner, own: false }),
        ]
      : [];
  return [
    itemOf(putAccessEntry(latest, undefined)),
    ...connections.map((connection) => putConnection(connection).params().Item ?? {}),
    ...requests.map((put) => itemOf(put)),
    ...moves.flatMap(eventsOfEntry).map((event) => putCompanyEvent(event).params().Item ?? {}),
  ];
};

/** Finds the payment that unlocked a seeker for a company. */
type IntentOf = (company: string, seeker: string) => string | undefined;

const contactAccessItems = (contactAccess: ContactAccessItem): Item[] => [
  itemOf(putContactAccess(contactAccess)),
  ...eventsOfContactAccess(contactAccess).map((event) => putCompanyEvent(event).params().Item ?? {}),
];

const applicationItems = (world: DemoWorld, now: Date, intentOf: IntentOf): Item[] =>
  world.applications.flatMap(({ jobIndex, seekerIndex, unlockedDaysAgo, acceptedDaysAgo }) => {
    const job = at(world.jobs, jobIndex);
    const company = at(world.companies, job.companyIndex);
    const seeker = at(world.seekers, seekerIndex);
    const accepted = acceptedDaysAgo === undefined ? undefined : daysBefore(now, acceptedDaysAgo);
    const userId = company.primaryUser.id;
    const paymentIntent = intentOf(company.id, seeker.id);
    return [
      ...(unlockedDaysAgo === undefined
        ? []
        : contactAccessItems({
            viewer: company.id,
            subject: seeker.id,
            date: daysBefore(now, unlockedDaysAgo),
            reason: 'unlock',
            userId,
            ...(paymentIntent && { paymentIntent }),
          })),
      ...(accepted
        ? contactAccessItems({ viewer: seeker.id, subject: company.id, date: accepted, reason: 'application', userId })
        : []),
    ];
  });

const connectionItems = (world: DemoWorld, now: Date): Item[] =>
  world.history.connections.flatMap(({ projectIndex, companyIndex, connectedDaysAgo }) => {
    const project = at(world.projects, projectIndex);
    const owner = at(world.companies, project.companyIndex);
    const { id: other } = at(world.companies, companyIndex);
    const date = connectedDaysAgo === undefined ? undefined : daysBefore(now, connectedDaysAgo);
    const why = date && ({ date, reason: 'project', userId: owner.primaryUser.id } as const);
    return [
      ...(why ? contactAccessItems({ viewer: owner.id, subject: other, ...why }) : []),
      ...(why ? contactAccessItems({ viewer: other, subject: owner.id, ...why }) : []),
    ];
  });

const briefingItems = (world: DemoWorld, now: Date): Item[] =>
  world.history.briefings.flatMap(({ job: given, seekerIndex, sentDaysAgo, acceptedDaysAgo }) => {
    const { companyIndex, description, whyWorkHere, ...job } = given;
    const company = at(world.companies, companyIndex);
    const seeker = at(world.seekers, seekerIndex);
    const sent = daysBefore(now, sentDaysAgo);
    const accepted = acceptedDaysAgo === undefined ? undefined : daysBefore(now, acceptedDaysAgo);
    return [
      itemOf(
        putJob({
          ...job,
          company: company.id,
          companyName: company.name,
          createdBy: company.primaryUser.id,
          timeZone: locateZip(job.zip)?.timeZone,
          published: true,
          publishedAt: sent,
          briefing: true,
          recipient: seeker.id,
          updatedAt: sent,
        }),
      ),
      itemOf(putJobText({ id: job.id, description, whyWorkHere })),
      // The company has already unlocked the seeker, so only the company's contact details become visible.
      ...(accepted
        ? contactAccessItems({
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
  world.history.savedJobs.map(({ jobIndex, seekerIndex, savedDaysAgo }) =>
    itemOf(
      putSavedJob({
        seeker: at(world.seekers, seekerIndex).id,
        job: at(world.jobs, jobIndex).id,
        date: daysBefore(now, savedDaysAgo),
      }),
    ),
  );

/** Returns applications, unlocks, connections, briefings and saved jobs, with their events in the companies' lists. */
export const historyItems = (world: DemoWorld, now: Date, intentOf: IntentOf): Item[] => [
  ...demoEntries(world, now).flatMap(entryItems),
  ...applicationItems(world, now, intentOf),
  ...connectionItems(world, now),
  ...briefingItems(world, now),
  ...savedJobItems(world, now),
];
