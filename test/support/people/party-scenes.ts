import { connect } from '../posts/conversations.ts';
import { apply, buy, draftJob, postJob } from '../posts/hiring.ts';
import { newBriefing } from '../posts/postings.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from './people.ts';
import { saveProfile } from './save-profile.ts';
import { newStaff } from './staff.ts';

/** A company with two jobs, a rival that buys priority windows, and staff. */
export type Stage = {
  company: Person;
  rival: Person;
  jobs: [string, string];
  staff: Awaited<ReturnType<typeof newStaff>>;
};
export type Scene = { seeker: Person; draft: string; stage: Stage };

export const newStage = async (): Promise<Stage> => {
  const [company, rival, staff] = [await newCompany(), await newCompany(), await newStaff()];
  return { company, rival, staff, jobs: [await postJob(company), await postJob(company)] };
};

/** A skilled seeker, and an unpaid briefing of the company to the seeker. */
export const newScene = async (stage: Stage): Promise<Scene> => {
  const seeker = await newSeeker({ priorSkilledTradeFormalTraining: true });
  const draft = await draftJob(stage.company, { briefing: true, recipient: seeker.profileId });
  return { seeker, draft, stage };
};

type Step = (scene: Scene) => Promise<unknown>;

/** The possible events between the company and the seeker, or to one of them. */
export const partySteps = {
  applied: ({ seeker, stage: { company, jobs } }) => apply(seeker, company, jobs[0]),
  withdrew: ({ seeker, stage: { company, jobs } }) =>
    seeker.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job: jobs[0] }),
  declined: ({ seeker, stage: { company, jobs } }) =>
    company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, {
      type: 'job-application',
      job: jobs[0],
    }),
  briefed: ({ seeker, stage: { company } }) => newBriefing(company, seeker),
  connected: ({ seeker, stage: { company } }) => connect(company, seeker),
  'window of another company': ({ seeker, stage: { rival } }) =>
    buy(rival, { product_slug: 'skilled_worker_priority_access', candidate_profile_id: seeker.profileId }),
  'own window': ({ seeker, stage: { company } }) =>
    buy(company, { product_slug: 'skilled_worker_priority_access', candidate_profile_id: seeker.profileId }),
  hidden: ({ seeker }) => saveProfile(seeker, { public: false }),
  blocked: ({ seeker, stage: { company } }) => seeker.api.post(`/api/blocks/${company.profileId}`),
  suspended: ({ seeker, stage: { staff } }) =>
    staff.api.post(`/api/admin/accounts/${seeker.profileId}/suspend`, { reason: 'Two reports in one day.' }),
  deleted: ({ seeker }) => seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD }),
} satisfies Record<string, Step>;
export type PartyStep = keyof typeof partySteps;
