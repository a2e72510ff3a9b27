import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import type { CompanyEventKind } from '@plumbline/shared/domain/jobs/company-events';
import { DASHBOARD_ACTIVITIES } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { type CompanyEventItem, companyEventId, listCompanyEvents } from '../../table/activity/company-event.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { projectRequest } from '../../table/projects/project.ts';

const ofProjects: readonly CompanyEventKind[] = ['connection-requested', 'connected', 'joined'];
const isAboutProject = ({ kind }: CompanyEventItem): boolean => ofProjects.includes(kind);

/** Returns the names of the people, companies, jobs and projects of a page of events, by id. Makes three requests. */
const readNames = async (company: string, events: CompanyEventItem[]) => {
  const partners = events.filter(isAboutProject);
  const seekers = events.filter((event) => !isAboutProject(event));
  const idsOf = (list: CompanyEventItem[], which: 'other' | 'subject') => [
    ...new Set(list.map((event) => event[which]).filter(Boolean)),
  ];
  const found = await batchGet(
    {
      seekers: idsOf(seekers, 'other').map(seekerProfileRequest),
      contactAccesses: idsOf(seekers, 'other').map((id) => contactAccessRequest(company, id)),
      companies: idsOf(partners, 'other').map(companyProfileRequest),
      jobs: idsOf(seekers, 'subject').map(jobRequest),
      projects: idsOf(partners, 'subject').map(projectRequest),
    },
    { requests: 3 },
  );
  const open = new Set(found.contactAccesses.map((contactAccess) => contactAccess?.subject));
  const known = <T>(list: (T | undefined)[]) => list.filter((each) => each !== undefined);
  const named = known([...found.companies, ...found.jobs, ...found.projects]);
  return new Map([
    ...known(found.seekers).map((seeker) => [seeker.id, maskName(seeker.id, seeker, open.has(seeker.id))] as const),
    ...named.map(({ id, name }) => [id, name] as const),
  ]);
};

/**
 * Returns the latest events of a company, in a query and three batches. Masked seekers have no name [EMP-42, PRO-38].
 */
export const getCompanyActivities = operation(contract.getCompanyActivities, async ({ caller, query }) => {
  const events = await listCompanyEvents(caller.profileId, DASHBOARD_ACTIVITIES);
  const page = events.slice((query.page - 1) * query.limit, query.page * query.limit);
  const names = page.length ? await readNames(caller.profileId, page) : new Map<string, string>();
  const results = page.map((event): contract.CompanyActivity => {
    const { kind, date, other, subject } = event;
    const unnamed = isAboutProject(event) ? '' : anonymousName(other);
    return {
      id: companyEventId(event),
      kind,
      date,
      profile: { id: other, name: names.get(other) ?? unnamed },
      ...(subject && { subject: { id: subject, name: names.get(subject) ?? '' } }),
    };
  });
  return { results, total: events.length };
});
