import { deleteJob } from '../../../functions/api/jobs/posting.ts';
import { laterThan, nowIso } from '../../../functions/platform/clock.ts';
import { deleteAccount } from '../../../functions/services/accounts/delete-account.ts';
import type { Caller } from '../../../functions/services/sessions/caller.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putSeekerProfile, readSeekerProfile, stampLastActivity } from '../../../functions/table/profiles/profile.ts';
import { request } from './io.ts';
import { pause, type Session } from './session.ts';
import { COMPANY, SEEKER, SEEKERS_USER, subjectOf, USER } from './world.ts';

const jobOf = ({ slug }: Session): string | undefined => {
  const { job_id: job, job_ids: jobs } = subjectOf(slug) as { job_id?: string; job_ids?: string[] };
  return job ?? jobs?.[0];
};

/** The company deletes a job that is being paid for. */
export const jobDeleter = (session: Session): void => {
  const id = jobOf(session);
  if (!id) return;
  session.mayRefund = true;
  session.scheduler.start(async () => {
    await pause(session, 80);
    await request(() => deleteJob.run({ params: { id }, caller: { profileId: COMPANY } } as never));
  });
};

/** The seeker signs in in the meantime, which writes the profile. */
export const seekerSigningIn = (session: Session): void =>
  session.scheduler.start(async () => {
    await pause(session, 60);
    await request(() => stampLastActivity(SEEKER, nowIso()));
  });

/** The seeker hides a profile that is being paid for, and may show it again later. */
export const seekerHiding = (session: Session): void => {
  session.mayRefund = true;
  const save = (shown: boolean) =>
    request(async () => {
      const profile = await readSeekerProfile(SEEKER);
      const updatedAt = profile && laterThan(profile.updatedAt, nowIso());
      if (profile && updatedAt)
        await transact(putSeekerProfile({ ...profile, public: shown, updatedAt }, profile.updatedAt));
    });
  session.scheduler.start(async () => {
    await pause(session, 80);
    await save(false);
    if (!session.random.chance(0.5)) return;
    await pause(session, 60);
    await save(true);
  });
};

const leave = (userId: string) =>
  request(() => deleteAccount({ id: userId, caller: { userId, role: 'user' } as Caller }));

/** Deletes an account during a payment: mostly the seeker's, sometimes that of the buyer, who was the last user. */
export const accountDeleter = (session: Session): void => {
  session.mayRefund = true;
  session.scheduler.start(async () => {
    await pause(session, 80);
    const isBuyer = session.random.chance(0.25);
    const outcome = await leave(isBuyer ? USER : SEEKERS_USER);
    if (session.boundary.faultsMet === 0 && outcome !== 'crashed' && 'error' in outcome) {
      session.violations.push(`an account could not be deleted: ${outcome.error}`);
    }
  });
};
