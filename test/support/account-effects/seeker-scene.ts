import { locateZip } from '@plumbline/shared/geography/zip-location';
import { nowIso } from '../../../functions/platform/clock.ts';
import { batchGet } from '../../../functions/table/core/batch-get.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putSentJob } from '../../../functions/table/jobs/sent-job.ts';
import { exclusionRequest, readMatch } from '../../../functions/table/matching/match.ts';
import { seekersNearby } from '../../../functions/table/search/search-entries.ts';
import { runSchedule, until } from '../cloud/cloud.ts';
import { settled } from '../cloud/stream.ts';
import { uploaded } from '../files/files.ts';
import { resume } from '../files/pictures.ts';
import { mailsAbout } from '../people/notifications.ts';
import { newCompany, PASSWORD, type Person } from '../people/people.ts';
import { saveProfile } from '../people/save-profile.ts';
import { buy, stripeSide } from '../posts/card-payments.ts';
import { connect, conversationLook, write } from '../posts/conversations.ts';
import { apply, buy as pay, postJob, staffApi } from '../posts/hiring.ts';
import { carpenter, type Looks, must, notificationLook, type Scene, word } from './scene.ts';

const UNLOCK = 'unlock_applicant_resume_skill_2';

/** A seeker whom one company has unlocked and who applied to it, and whom another company is buying. */
const prepare = async () => {
  const [seeker, company, stranger] = await Promise.all([carpenter(), newCompany(), newCompany()]);
  const subject = { candidate_profile_id: seeker.profileId };
  const { id: file } = await uploaded(seeker, 'resume', resume());
  const [applied, matched] = [await postJob(company), await postJob(company)];
  await until(() => readMatch(matched, seeker.profileId));
  await until(() => readMatch(applied, seeker.profileId));
  await apply(seeker, company, applied);
  await pay(company, { product_slug: UNLOCK, ...subject });
  await connect(company, seeker);
  await must(write(company, seeker, 'Can you come by Thursday?'));
  const intent = await buy(stranger, UNLOCK, subject);
  await settled();
  return { seeker, company, stranger, file, applied, matched, intent };
};
type Stage = Awaited<ReturnType<typeof prepare>>;

const entryLook = async ({ company, seeker }: Stage, job: string): Promise<string> => {
  const applicants = (await company.api.get(`/api/jobs/${job}/applicants`)).body.results;
  const declined = (await company.api.get('/api/company/profile/access/rejected')).body.results;
  const { results: own = [] } = (await seeker.api.post('/api/profile/job-seeker/job-applications')).body;
  return word(
    ['kept', applicants.some(({ id }: { id: string }) => id === seeker.profileId)],
    ['declined', declined.some(({ profile }: { profile: string }) => profile === seeker.profileId)],
    ['withdrawn', own.some(({ state }: { state: string }) => state === 'withdrawn')],
    ['ended', true],
  );
};

const matchLook = async ({ seeker }: Stage, job: string): Promise<string> => {
  const { found } = await batchGet({ found: [exclusionRequest(job, seeker.profileId)] });
  return word(
    ['kept', Boolean(await readMatch(job, seeker.profileId))],
    ['barred', Boolean(found[0])],
    ['removed', true],
  );
};

/** A job that is sent after the event is mailed or not. */
const mailLook = async ({ seeker, company, matched }: Stage): Promise<string> => {
  const sent = { company: company.profileId, seeker: seeker.profileId, job: matched, userId: company.userId };
  await transact(putSentJob({ ...sent, date: nowIso() }));
  return word(['sent', (await mailsAbout(seeker, /sent you a job/i)).length > 0], ['withheld', true]);
};

const seekerLooks = (stage: Stage, about = stage.applied): Looks => {
  const { seeker, company, stranger, file, matched, intent } = stage;
  const path = `/api/profile/${seeker.profileId}`;
  const profileFor = ({ api }: Person) => api.get(path);
  return {
    conversations: () => conversationLook(company, seeker),
    profile: async () => {
      const [known, unknown] = [await profileFor(company), await profileFor(stranger)];
      return word(
        ['kept', unknown.status === 200],
        ['hidden', known.status === 200 && unknown.status === 404],
        ['removed', known.status === 410 && unknown.status === 404],
      );
    },
    entries: () => entryLook(stage, about),
    contactAccesses: async () => {
      const { status, body } = await profileFor(company);
      const { provider } = (await company.api.get(`/api/company/profile/${company.profileId}`)).body;
      const isListed = provider.unlockedApplicants.some(
        ({ profile }: { profile: string }) => profile === seeker.profileId,
      );
      return word(
        ['kept', body.redacted === false && isListed],
        ['empty', status === 410 && isListed && !JSON.stringify(body).includes('Yoder')],
        ['removed', body.redacted === true && !isListed],
      );
    },
    intents: async () => {
      await runSchedule('reconcile-payments');
      const { status } = await stripeSide().paymentIntents.retrieve(intent);
      return word(['canceled', status === 'canceled'], ['kept', status === 'requires_payment_method']);
    },
    notifications: () => notificationLook(seeker),
    mails: () => mailLook(stage),
    searchEntries: async () => {
      const place = locateZip('46590');
      const found = place
        ? await seekersNearby.near({ centre: place, radius: 5, trades: ['Carpentry'], consistent: true })
        : [];
      return word(['kept', found.some(({ id }) => id === seeker.profileId)], ['removed', true]);
    },
    matches: () => matchLook(stage, about),
    // Companies that unlocked the seeker may read the files; after a refund only the owner may.
    files: async () => {
      const [owner, buyer] = await Promise.all([seeker, company].map(({ api }) => api.get(`/api/files/get/${file}`)));
      return word(['kept', owner?.status === 200 || buyer?.status === 200], ['removed', true]);
    },
    jobs: async () => {
      const { body } = await company.api.get(`/api/jobs/${matched}`);
      return word(['kept', body.published && !body.deletedAt], ['closed', true]);
    },
  };
};

const decline = ({ seeker, company, applied }: Stage) =>
  must(
    company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, {
      type: 'job-application',
      job: applied,
    }),
  );

const refund = async ({ company }: Stage) => {
  const [row] = (await company.api.get('/api/payment/payment-history')).body.results;
  await must((await staffApi(PASSWORD)).post('/api/payment/refund', { id: row.id, reason: 'The number is dead' }));
};

/** The seeker blocks both companies: the one that has paid, and the one that is about to. */
const block = async ({ seeker, company, stranger }: Stage) => {
  for (const { profileId } of [company, stranger]) await must(seeker.api.post(`/api/blocks/${profileId}`));
};

const suspend = async ({ seeker }: Stage) => {
  const staff = await staffApi(PASSWORD);
  await must(staff.post(`/api/admin/accounts/${seeker.profileId}/suspend`, { reason: 'Somebody else in the photo' }));
};

const events = {
  'seeker hidden': ({ seeker }: Stage) => saveProfile(seeker, { public: false }),
  'seeker deleted': ({ seeker }: Stage) =>
    must(seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD })),
  'seeker suspended': suspend,
  'unlock refunded': refund,
  'application declined': decline,
  'company blocked': block,
} as const;

export const seekerScene = async (event: keyof typeof events): Promise<Scene> => {
  const stage = await prepare();
  return { happen: () => events[event](stage), looks: seekerLooks(stage) };
};

/** The seeker declines a job that matched; the application to another job stays. */
export const jobDeclinedScene = async (): Promise<Scene> => {
  const stage = await prepare();
  const { seeker, company, matched } = stage;
  const looks = seekerLooks(stage, matched);
  return {
    happen: () =>
      must(seeker.api.patch(`/api/profile/access/reject/${company.profileId}`, { type: 'job', job: matched })),
    looks: {
      ...looks,
      entries: async () => {
        const { results } = (await seeker.api.get('/api/profile/access/rejected')).body;
        return word(['declined', results.some(({ job }: { job: string }) => job === matched)], ['kept', true]);
      },
    },
  };
};
