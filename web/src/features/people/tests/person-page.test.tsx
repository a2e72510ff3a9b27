import { getReachQuestion } from '@plumbline/shared/contracts/access/reach';
import { listApplicantNotes } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import {
  assignPerson,
  followPerson,
  getKnownPerson,
  type KnownPerson,
} from '@plumbline/shared/contracts/jobs/known-people';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownJob } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PersonPage } from '../person-page.tsx';
import { JOB, knownPerson, SEEKER, TEAM } from './known-person.ts';

const open = (person: KnownPerson, more: ReturnType<typeof answering>[] = []) =>
  renderPage(<PersonPage />, {
    route: paths.employees.person,
    at: `/employees/people/${SEEKER}`,
    answers: [
      answering(getKnownPerson, { person, team: TEAM }),
      answering(listApplicantNotes, { results: [] }),
      answering(getReachQuestion, { asks: false }),
      ...more,
    ],
  });

it('the page of a person has call, message, stage with its author, and how the company knows them', async () => {
  open(knownPerson({ stage: 'contacted', movedAt: '2026-11-18T16:00:00.000Z', movedBy: 'Pat Lengacher' }));
  await screen.findByRole('heading', { level: 1, name: 'Travis Yoder' });
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(`/messages/${SEEKER}`);
  screen.getByText(/Moved by Pat Lengacher/);
  screen.getByText(/by Renee Hartzler/);
  expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe(`/profile/${SEEKER}/jobSeeker`);
});

it('a person is assigned to a user, and to no one again', async () => {
  const { asked } = open(knownPerson(), [answering(assignPerson, { success: true })]);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Assigned to' }), {
    target: { value: TEAM[1]?.id },
  });
  await screen.findByText('Saved.');
  expect(asked.find(({ name }) => name === 'assignPerson')).toMatchObject({
    params: { id: JOB, seekerId: SEEKER },
    body: { assignee: TEAM[1]?.id },
  });
});

it('a person who was unlocked without a job gets one', async () => {
  const { job: _, stage: __, ...person } = knownPerson();
  const jobs = { results: [ownJob({ id: JOB, name: 'Lead Framing Carpenter' })], total: 1, pageCount: 1 };
  const { asked } = open(person, [answering(listJobs, jobs), answering(followPerson, { success: true })]);
  await screen.findByRole('option', { name: 'Lead Framing Carpenter' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Job' }), { target: { value: JOB } });
  await screen.findByText('Saved.');
  expect(asked.find(({ name }) => name === 'followPerson')).toMatchObject({ body: { job: JOB } });
});
