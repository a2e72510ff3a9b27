import {
  grantCompanyAccess,
  requestCompanyAccess,
  withdrawApplication,
} from '../../../functions/api/access/company-access.ts';
import { rejectSeekerAccess } from '../../../functions/api/access/seeker-access.ts';
import { deleteJob, fillJob } from '../../../functions/api/jobs/posting.ts';
import { sendMessage } from '../../../functions/api/messages/messages.ts';
import { endEntries, withdrawEntries } from '../../../functions/events/projector/account-effects/end-entries.ts';
import { laterThan, nowIso } from '../../../functions/platform/clock.ts';
import { deleteAccount } from '../../../functions/services/accounts/delete-account.ts';
import { changeOwnJob } from '../../../functions/services/jobs/change-own-job.ts';
import { fulfillmentWrites } from '../../../functions/services/payments/fulfillment/fulfill.ts';
import { handlerOfProduct } from '../../../functions/services/payments/products/registry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putJob, suspendJob } from '../../../functions/table/jobs/job.ts';
import { countOnJob } from '../../../functions/table/jobs/job-counters.ts';
import { deleteMatch, putNewMatch, readMatch } from '../../../functions/table/matching/match.ts';
import {
  type CompanyProfileItem,
  putSeekerProfile,
  readCompanyProfile,
  readSeekerProfile,
} from '../../../functions/table/profiles/profile.ts';
import { reinstateProfile, suspendProfile } from '../../../functions/table/profiles/suspension.ts';
import { putProject, readProject, suspendProject } from '../../../functions/table/projects/project.ts';
import { briefings, company, jobOf, jobs, partner, projects, seekers } from './people.ts';
import { call } from './transitions.ts';

/** All of these steps are about the first seeker and the first job. */
const [seeker] = seekers;

const [job] = jobs;

const draft = '9'.repeat(24);

type Product = Parameters<typeof handlerOfProduct>[0];

type Person = { profileId: string; userId: string; kind: string };

const purchaseOf = (product: Product, { profileId, userId }: Person, subject: string = seeker.profileId) => ({
  company: profileId,
  userId,
  subject,
  ...(product !== 'job_posting' && { seeker: seeker.profileId }),
  jobs: [job],
  intentId: `pi_${subject}_${profileId}`,
});

const nothingToDo = (what: string) => Object.assign(new Error(what), { code: 'nothing to do' });

/** Delivers a paid product: reads what the delivery depends on, and writes it. */
const deliver = async (product: Product, buyer: Person, subject?: string): Promise<void> => {
  const writes = await fulfillmentWrites(handlerOfProduct(product), purchaseOf(product, buyer, subject), nowIso());
  if (!writes) throw nothingToDo(`There is no ${product} to deliver`);
  await transact(...writes);
};

/** Reverses the delivery of a refunded payment. */
const revoke = async (product: Product, buyer: Person): Promise<void> => {
  const writes = await handlerOfProduct(product).revoke?.(purchaseOf(product, buyer), nowIso());
  if (!writes?.length) throw nothingToDo(`There is no ${product} to take back`);
  await transact(...writes);
};

const message = (from: Person, to: Person): Promise<unknown> =>
  call(
    sendMessage,
    from,
    { id: to.profileId },
    { key: 'f0'.repeat(12), text: 'Can you come by on Thursday?', attachments: [] },
  );

const changeCompany = async (change: (profile: CompanyProfileItem) => ReturnType<typeof suspendProfile>) => {
  const profile = await readCompanyProfile(company.profileId);
  if (profile) await transact(...change(profile));
};

const leave = (who: Person) => deleteAccount({ id: who.userId, caller: { ...who, role: 'user' } as never });

/** Makes a seeker a skilled worker. */
export const train = async (id: string): Promise<void> => {
  const profile = await readSeekerProfile(id);
  if (!profile) return;
  const updatedAt = laterThan(profile.updatedAt, nowIso());
  const trained = { ...profile, seeker: { ...profile.seeker, hasFormalTraining: true }, updatedAt };
  await transact(putSeekerProfile(trained, profile.updatedAt));
};

/** Other events between a company and the first seeker: purchases, messages, matches, and the end of the company. */
export const deliveries = {
  train: () => train(seeker.profileId),
  'write posting': () => transact(putJob({ ...jobOf(draft), published: false, publishedAt: undefined })),
  'write briefing': () =>
    transact(putJob({ ...jobOf(draft), published: false, briefing: true, recipient: seeker.profileId })),
  match: () => {
    const found = { job, seeker: seeker.profileId, company: company.profileId, foundAt: nowIso(), score: '0900' };
    return transact(
      putNewMatch({ ...found, reason: { category: 'Carpentry', miles: 3 } }),
      countOnJob(job, { matches: 1 }, { company: company.profileId }),
    );
  },
  'find the match again': async () => {
    const match = await readMatch(job, seeker.profileId);
    if (!match) throw nothingToDo('There is no match');
    await transact(deleteMatch(job, seeker.profileId));
    await transact(putNewMatch({ ...match, foundAt: laterThan(match.foundAt, nowIso()) }));
  },
  'end the interest': async () => {
    const project = await readProject(projects[0]);
    if (!project) throw nothingToDo('There is no project');
    const updatedAt = laterThan(project.updatedAt, nowIso());
    await transact(putProject({ ...project, interestUntil: '2020-01-01', updatedAt }, project.updatedAt));
  },
  // Suspends the posts as the stream does a moment after the company; only the posts themselves trigger the effects.
  'suspend the posts': async () => {
    const at = nowIso();
    for (const each of [job, briefings[0]]) await suspendJob(each, at);
    await suspendProject(projects[0], at);
  },
  'take the job down': () => changeOwnJob(job, company.profileId, () => ({ job: { published: false } })),
  'delete the draft': () => call(deleteJob, company, { id: draft }),
  'fill the job': () => call(fillJob, company, { id: job }),
  'apply again': async () => {
    const about = { id: company.profileId };
    await call(withdrawApplication, seeker, about, { job });
    await call(requestCompanyAccess, seeker, about, { type: 'job-application', job });
  },
  'end the entries': () => endEntries(seeker.profileId),
  'withdraw the entries': () => withdrawEntries(seeker.profileId, company.profileId),
  'deliver unlock': () => deliver('unlock_applicant_resume_skill_2', company),
  'take the unlock back': () => revoke('unlock_applicant_resume_skill_2', company),
  'deliver sent job': () => deliver('send_job_post_match', company),
  'deliver priority access': () => deliver('skilled_worker_priority_access', company),
  'take priority access back': () => revoke('skilled_worker_priority_access', company),
  'deliver briefing': () => deliver('candidate_job_briefing', company, draft),
  'deliver posting': () => deliver('job_posting', company, draft),
  'deliver priority access to another company': () => deliver('skilled_worker_priority_access', partner),
  'decline the job': () => call(rejectSeekerAccess, seeker, { id: company.profileId }, { type: 'job', job }),
  'accept the applicant': () =>
    call(grantCompanyAccess, company, { id: seeker.profileId }, { type: 'job-application', job }),
  'write to the seeker': () => message(company, seeker),
  'write to the company': () => message(seeker, company),
  'suspend the company': () => changeCompany((profile) => suspendProfile(profile, nowIso(), undefined)),
  'reinstate the company': () => changeCompany((profile) => reinstateProfile(profile, nowIso())),
  'close the company': () => leave(company),
  'close the other company': () => leave(partner),
} satisfies Record<string, () => Promise<unknown>>;
