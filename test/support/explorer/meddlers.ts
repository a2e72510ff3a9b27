import { deleteJob } from '../../../functions/jobs/delete-job.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { stampLastActivity } from '../../../functions/table/profile.ts';
import { request } from './io.ts';
import { pause, type Session } from './session.ts';
import { COMPANY, SEEKER, subjectOf } from './world.ts';

const jobOf = ({ slug }: Session): string | undefined => {
  const { job_id: job, job_ids: jobs } = subjectOf(slug) as { job_id?: string; job_ids?: string[] };
  return job ?? jobs?.[0];
};

/** The company deletes the job somebody is just paying for. */
export const jobDeleter = (session: Session): void => {
  const id = jobOf(session);
  if (!id) return;
  session.mayRefund = true;
  session.scheduler.start(async () => {
    await pause(session, 80);
    await request(() => deleteJob.run({ params: { id }, caller: { profileId: COMPANY } } as never));
  });
};

/** The seeker signs in meanwhile, which writes the profile. */
export const seekerSigningIn = (session: Session): void =>
  session.scheduler.start(async () => {
    await pause(session, 60);
    await request(() => stampLastActivity(SEEKER, nowIso()));
  });
