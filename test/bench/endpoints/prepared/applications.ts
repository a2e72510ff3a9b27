import * as access from '@plumbline/shared/contracts/access/access';
import { answerReach } from '@plumbline/shared/contracts/access/reach';
import { setWindowReminder } from '@plumbline/shared/contracts/access/window-reminder';
import * as interviews from '@plumbline/shared/contracts/interviews/interviews';
import * as notes from '@plumbline/shared/contracts/jobs/applicant-notes';
import { moveApplicant } from '@plumbline/shared/contracts/jobs/job-people';
import * as people from '@plumbline/shared/contracts/jobs/known-people';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { putContactAccess } from '../../../../functions/table/access/contact-access.ts';
import { transact } from '../../../../functions/table/core/transact.ts';
import { movePriorityWindow } from '../../../../functions/table/payments/priority-access.ts';
import { readSeekerProfile } from '../../../../functions/table/profiles/profile.ts';
import { ask } from '../scenes/ask.ts';
import { unlockedApplicant } from '../scenes/connections.ts';
import { aboutApplication, type Employer, newApplicant, openJobOf } from '../scenes/jobs.ts';
import { newSeeker } from '../scenes/people.ts';
import type { Preparations } from './preparation.ts';

const text = 'Asked for a start in March.';

const newNote = async (company: Employer) => {
  const { seeker } = await newApplicant(company);
  const params = { id: seeker.profileId };
  const { id: noteId } = await ask(notes.addApplicantNote, { params, body: { text } }, company);
  return { ...params, noteId };
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const proposal = () => ({
  times: [3, 4].map((days) => ({
    day: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, DAY_LENGTH),
    time: '12:00',
  })),
  minutes: 30,
  way: 'on-site',
  place: 'North gate',
});

/** The calls of a job seeker and the demo's company about an application to the company. */
export const applications: Preparations = {
  [interviews.proposeInterview.name]: async ({ people: { company } }) => {
    const { seeker, job } = await unlockedApplicant(company);
    return { by: company, params: { job, worker: seeker.profileId }, body: proposal() };
  },
  [interviews.answerInterview.name]: async ({ people: { company } }) => {
    const { seeker, job } = await unlockedApplicant(company);
    const params = { job, worker: seeker.profileId };
    const { interview } = await ask(interviews.proposeInterview, { params, body: proposal() }, company);
    const { times, updatedAt } = interview ?? { times: [], updatedAt: '' };
    return { by: seeker, params, body: { state: 'agreed', start: times[0], updatedAt } };
  },
  [access.requestCompanyAccess.name]: async ({ people: { company } }) => {
    const [by, job] = [await newSeeker(), await openJobOf(company)];
    return { by, params: { id: company.profileId }, body: aboutApplication({ job }) };
  },
  [access.withdrawApplication.name]: async ({ people: { company } }) => {
    const { seeker, job } = await newApplicant(company);
    return { by: seeker, params: { id: company.profileId }, body: { job } };
  },
  [access.grantCompanyAccess.name]: async ({ people: { company } }) => {
    const { seeker, job } = await unlockedApplicant(company);
    return { by: company, params: { id: seeker.profileId }, body: aboutApplication({ job }) };
  },
  [access.rejectCompanyAccess.name]: async ({ people: { company } }) => {
    const { seeker, job } = await newApplicant(company);
    return { by: company, params: { id: seeker.profileId }, body: aboutApplication({ job }) };
  },
  [moveApplicant.name]: async ({ people: { company } }) => {
    const { seeker, job } = await newApplicant(company);
    return {
      by: company,
      params: { id: job, seekerId: seeker.profileId },
      body: { from: 'new', to: 'contacted' },
    };
  },
  [people.assignPerson.name]: async ({ people: { company } }) => {
    const { seeker, job } = await newApplicant(company);
    return { by: company, params: { id: job, seekerId: seeker.profileId }, body: { assignee: company.id } };
  },
  [people.followPerson.name]: async ({ people: { company } }) => {
    const { seeker, job } = await unlockedApplicant(company);
    return { by: company, params: { id: seeker.profileId }, body: { job } };
  },
  [notes.addApplicantNote.name]: async ({ people: { company } }) => {
    const { seeker } = await newApplicant(company);
    return { by: company, params: { id: seeker.profileId }, body: { text } };
  },
  [notes.changeApplicantNote.name]: async ({ people: { company } }) => ({
    by: company,
    params: await newNote(company),
    body: { text: 'Asked for a start in April.' },
  }),
  [notes.deleteApplicantNote.name]: async ({ people: { company } }) => ({
    by: company,
    params: await newNote(company),
  }),
  // The question is asked for the first time three days after the unlock.
  [answerReach.name]: async ({ people: { company } }) => {
    const { profileId: subject } = await newSeeker();
    const date = new Date(Date.now() - 4 * DAY_MS).toISOString();
    const opened = { viewer: company.profileId, subject, userId: company.id, reason: 'unlock', date } as const;
    await transact(putContactAccess(opened));
    return { by: company, params: { id: subject }, body: { reached: true } };
  },
  [setWindowReminder.name]: async ({ people: { company } }) => {
    const { profileId } = await newSeeker();
    const seeker = await readSeekerProfile(profileId);
    if (!seeker) throw new Error('The worker was not stored');
    const date = new Date().toISOString();
    await transact(movePriorityWindow(seeker, date, date));
    return { by: company, params: { id: profileId }, body: { wanted: true } };
  },
};
