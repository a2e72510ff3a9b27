import { locateZip } from '@plumbline/shared/geography/zip-location';
import { nowIso } from '../../../functions/platform/clock.ts';
import { putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { readMatch } from '../../../functions/table/matching/match.ts';
import { readProject } from '../../../functions/table/projects/project.ts';
import { jobsNearby } from '../../../functions/table/search/search-entries.ts';
import { runSchedule, until } from '../cloud/cloud.ts';
import { settled } from '../cloud/stream.ts';
import { uploaded } from '../files/files.ts';
import { photo } from '../files/pictures.ts';
import { newColleague } from '../people/company-users.ts';
import { mailsAbout } from '../people/notifications.ts';
import { newCompany, PASSWORD, type Person } from '../people/people.ts';
import { buy, stripeSide } from '../posts/card-payments.ts';
import { connect, conversationLook, write } from '../posts/conversations.ts';
import { apply, draftJob, postJob, staffApi } from '../posts/hiring.ts';
import { newProject } from '../posts/postings.ts';
import { carpenter, type Looks, must, notificationLook, type Scene, word } from './scene.ts';

/**
 * A company with a job, a project, an open checkout, an applicant who sees its details, and `leaver`, one of its users.
 */
const prepare = async (isAlone: boolean) => {
  const [owner, seeker, late] = await Promise.all([newCompany(), carpenter(), carpenter()]);
  const leaver = isAlone ? owner : await newColleague(owner);
  await uploaded(owner, 'profilePhoto', await photo());
  const [job, project] = [await postJob(owner), await newProject(owner)];
  await until(() => readMatch(job, seeker.profileId));
  await apply(seeker, owner, job);
  await connect(owner, seeker);
  await must(write(owner, seeker, 'Can you come by Thursday?'));
  const intent = await buy(owner, 'job_posting', { job_id: await draftJob(owner) });
  await settled();
  return { owner, leaver, seeker, late, job, project, intent };
};
type Stage = Awaited<ReturnType<typeof prepare>>;

/** Tells whether an e-mail is sent about another seeker's application that comes after the event. */
const mailLook = async ({ owner, leaver, late, job }: Stage): Promise<string> => {
  const at = nowIso();
  const key = { owner: owner.profileId, type: 'job-application', subject: job, other: late.profileId } as const;
  await transact(putAccessEntry({ ...key, state: 'requested', date: at, requestedAt: at }, undefined));
  const about = new RegExp(`Jobseeker${late.profileId.slice(0, 4)}`);
  const mails = await mailsAbout(leaver, /./);
  return word(['sent', mails.some(({ text }) => about.test(text))], ['withheld', true]);
};

const companyLooks = (stage: Stage): Looks => {
  const { owner, leaver, seeker, late, job, project, intent } = stage;
  const read = async (path: string, as: Person = seeker) => as.api.get(path);
  const profile = async () => (await read(`/api/company/profile/${owner.profileId}`)).body;
  return {
    conversations: () => conversationLook(seeker, owner),
    profile: async () => {
      const { name, email, phoneNumber } = await profile();
      const { status } = await late.api.get(`/api/company/profile/${owner.profileId}`);
      return word(
        ['hidden', Boolean(name && email) && status === 404],
        ['kept', Boolean(name && email)],
        ['closed', Boolean(name) && !email && !phoneNumber],
      );
    },
    entries: async () => {
      const { results } = (await seeker.api.post('/api/profile/job-seeker/job-applications')).body;
      return word(['kept', results[0]?.state === 'requested'], ['declined', results[0]?.state === 'rejected']);
    },
    contactAccesses: async () => {
      const { redacted, email } = await profile();
      return word(['kept', redacted === false && Boolean(email)], ['empty', redacted === false], ['removed', true]);
    },
    intents: async () => {
      await runSchedule('reconcile-payments');
      const { status } = await stripeSide().paymentIntents.retrieve(intent);
      return word(['canceled', status === 'canceled'], ['kept', status === 'requires_payment_method']);
    },
    notifications: () => notificationLook(leaver),
    mails: () => mailLook(stage),
    searchEntries: async () => {
      const place = locateZip('46590');
      const found = place
        ? await jobsNearby.near({ centre: place, radius: 5, trades: ['Carpentry'], consistent: true })
        : [];
      return word(['kept', found.some(({ id }) => id === job)], ['removed', true]);
    },
    matches: async () => word(['kept', Boolean(await readMatch(job, seeker.profileId))], ['removed', true]),
    files: async () => word(['kept', Boolean((await profile()).profilePhoto)], ['removed', true]),
    jobs: async () => {
      const { body } = await read(`/api/jobs/${job}`);
      const isProjectOpen = !(await readProject(project))?.closedAt;
      return word(['kept', !body.deletedAt && isProjectOpen], ['closed', Boolean(body.deletedAt) && !isProjectOpen]);
    },
  };
};

const leave = ({ leaver }: Stage) =>
  must(leaver.api.delete(`/api/users/${leaver.userId}`, { currentPassword: PASSWORD }));
const disable = ({ owner, leaver }: Stage) =>
  must(owner.api.patch(`/api/users/company-user/${leaver.userId}`, { status: 'disabled' }));

const suspend = async ({ owner }: Stage) => {
  const staff = await staffApi(PASSWORD);
  await must(staff.post(`/api/admin/accounts/${owner.profileId}/suspend`, { reason: 'Two disputes in a day' }));
};

const events = {
  'company user disabled': { happen: disable, isAlone: false },
  'company user deleted': { happen: leave, isAlone: false },
  'company suspended': { happen: suspend, isAlone: false },
  'company closed': { happen: leave, isAlone: true },
} as const;

export const companyScene = async (event: keyof typeof events): Promise<Scene> => {
  const { happen, isAlone } = events[event];
  const stage = await prepare(isAlone);
  return { happen: () => happen(stage), looks: companyLooks(stage) };
};
