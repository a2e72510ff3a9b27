import { blockCompany, unblockCompany } from '../../../functions/api/access/blocks.ts';
import { sendBriefing } from '../../../functions/api/access/briefings/briefings.ts';
import {
  grantCompanyAccess,
  rejectCompanyAccess,
  requestCompanyAccess,
  withdrawApplication,
} from '../../../functions/api/access/company-access.ts';
import { answerInvitation, inviteCompany } from '../../../functions/api/access/invitations.ts';
import { grantSeekerAccess, rejectSeekerAccess } from '../../../functions/api/access/seeker-access.ts';
import { moveApplicant } from '../../../functions/api/jobs/people/applicants.ts';
import { deleteJob } from '../../../functions/api/jobs/posting.ts';
import { deleteProject, updateProject } from '../../../functions/api/projects/posting.ts';
import { laterThan, nowIso, setClockOffset } from '../../../functions/platform/clock.ts';
import { deleteAccount } from '../../../functions/services/accounts/delete-account.ts';
import { putContactAccess } from '../../../functions/table/access/contact-access.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putSeekerProfile, readSeekerProfile } from '../../../functions/table/profiles/profile.ts';
import { reinstateProfile, suspendProfile } from '../../../functions/table/profiles/suspension.ts';
import { briefings, company, jobs, partner, projects, type SeekerPerson, seekers } from './people.ts';

type Runnable = { run: (request: never) => Promise<unknown> };

type Caller = { profileId: string; userId: string; kind: string };

/** Calls an operation as one of the people. */
export const call = ({ run }: Runnable, caller: Caller, params: object, body: object = {}) =>
  run({ params, body, caller: { ...caller, role: 'user' } } as never);

/** The seeker, job, briefing and project of a step, one of two each. */
export type Choice = { seeker: 0 | 1; subject: 0 | 1; stage: 'contacted' | 'interview' | 'offer' };

type Step = (choice: Choice) => Promise<unknown>;

const personOf = ({ seeker }: Choice): SeekerPerson => seekers[seeker];

const application = ({ subject }: Choice) => ({ type: 'job-application', job: jobs[subject] });

const briefing = ({ seeker }: Choice) => ({ type: 'job', job: briefings[seeker] });

const connection = ({ subject }: Choice) => ({ type: 'project', project: projects[subject] });

const REASON = 'Too far from Warsaw for me.';

/** Changes the seeker's profile the way a save or staff does. */
const change = async (
  choice: Choice,
  work: (profile: NonNullable<Awaited<ReturnType<typeof readSeekerProfile>>>) => Promise<unknown>,
) => {
  const profile = await readSeekerProfile(personOf(choice).profileId);
  if (profile) await work(profile);
};

const show =
  (shown: boolean): Step =>
  (choice) =>
    change(choice, (profile) => {
      const updatedAt = laterThan(profile.updatedAt, nowIso());
      return transact(putSeekerProfile({ ...profile, public: shown, updatedAt }, profile.updatedAt));
    });

const unlock = async ({ profileId }: SeekerPerson) => {
  const why = { date: nowIso(), reason: 'unlock', userId: company.userId } as const;
  await transact(putContactAccess({ viewer: company.profileId, subject: profileId, ...why })).catch(() => undefined);
};

let days = 0;

/** Everything that can move an application, a briefing, a connection request or an invitation. */
export const steps = {
  apply: (choice) => call(requestCompanyAccess, personOf(choice), { id: company.profileId }, application(choice)),
  withdraw: (choice) =>
    call(withdrawApplication, personOf(choice), { id: company.profileId }, { job: jobs[choice.subject] }),
  stage: (choice) =>
    call(
      moveApplicant,
      company,
      { id: jobs[choice.subject], seekerId: personOf(choice).profileId },
      { from: 'new', to: choice.stage },
    ),
  accept: async (choice) => {
    await unlock(personOf(choice));
    return call(grantCompanyAccess, company, { id: personOf(choice).profileId }, application(choice));
  },
  decline: (choice) =>
    call(rejectCompanyAccess, company, { id: personOf(choice).profileId }, { ...application(choice), reason: REASON }),
  'send briefing': (choice) =>
    call(
      sendBriefing,
      company,
      { userId: personOf(choice).profileId },
      { userId: personOf(choice).profileId, jobBriefing: briefings[choice.seeker], company: 'Lakeland Framing' },
    ),
  'accept briefing': (choice) => call(grantSeekerAccess, personOf(choice), { id: company.profileId }, briefing(choice)),
  'decline briefing': (choice) =>
    call(
      rejectSeekerAccess,
      personOf(choice),
      { id: company.profileId },
      { ...briefing(choice), reasons: ['other'], reason: REASON },
    ),
  'delete briefing': (choice) => call(deleteJob, company, { id: briefings[choice.seeker] }),
  'delete job': (choice) => call(deleteJob, company, { id: jobs[choice.subject] }),
  block: (choice) => call(blockCompany, personOf(choice), { id: company.profileId }),
  unblock: (choice) => call(unblockCompany, personOf(choice), { id: company.profileId }),
  hide: show(false),
  show: show(true),
  suspend: (choice) => change(choice, (profile) => transact(...suspendProfile(profile, nowIso(), undefined))),
  reinstate: (choice) => change(choice, (profile) => transact(...reinstateProfile(profile, nowIso()))),
  'delete account': (choice) =>
    deleteAccount({ id: personOf(choice).userId, caller: { ...personOf(choice), role: 'user' } as never }),
  'ask to join': (choice) => call(requestCompanyAccess, partner, { id: company.profileId }, connection(choice)),
  connect: (choice) => call(grantCompanyAccess, company, { id: partner.profileId }, connection(choice)),
  'decline to connect': (choice) => call(rejectCompanyAccess, company, { id: partner.profileId }, connection(choice)),
  invite: (choice) => call(inviteCompany, company, { id: projects[choice.subject] }, { company: partner.profileId }),
  'decline invitation': (choice) =>
    call(answerInvitation, partner, { id: projects[choice.subject] }, { state: 'declined' }),
  'close project': (choice) => call(updateProject, company, { id: projects[choice.subject] }, { closed: true }),
  'delete project': (choice) => call(deleteProject, company, { id: projects[choice.subject] }),
  'wait eight days': async () => {
    days += 8;
    setClockOffset(days * 86_400_000);
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

export const resetDays = (): void => {
  days = 0;
};
