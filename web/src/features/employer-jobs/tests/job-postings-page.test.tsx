import { listBriefings, type SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { deleteJob, listJobs } from '@plumbline/shared/contracts/jobs/jobs';
import type { ProjectSummary } from '@plumbline/shared/contracts/projects/project-form';
import { deleteProject, listProjects } from '@plumbline/shared/contracts/projects/projects';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JOB, ownJob, pageOf } from '../../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { JobPostingsPage } from '../list/job-postings-page.tsx';

const PROJECT = '9'.repeat(24);
const project: ProjectSummary = {
  id: PROJECT,
  name: 'Pike Lake Townhomes',
  type: 'New Construction',
  zip: '46580',
  city: 'Warsaw',
  state: 'IN',
  startDate: '2027-03-01',
  inviteVendorsToView: false,
  contractorTradeCategories: ['Carpentry', 'Roofing'],
  vendorTradeCategories: [],
  company: OWN.profile,
  profile: [{ id: OWN.profile, name: 'Wagon Wheel Homes' }],
  createdAt: '2026-11-05T15:00:00.000Z',
  updatedAt: '2026-11-05T15:00:00.000Z',
  matches: 7,
};
const BRIEFING = '8'.repeat(24);
const WORKER = '9c07'.repeat(6);
const briefing: SentBriefing = {
  job: {
    id: BRIEFING,
    name: 'Rough-In Plumber',
    type: 'Full-Time',
    compensation: '$31 an hour',
    city: 'Warsaw',
    state: 'IN',
    createdAt: '2026-11-06T15:00:00.000Z',
  },
  recipient: { id: WORKER, name: 'Jobseeker9c07', city: 'Warsaw', state: 'IN', isOpen: false },
  state: 'pending',
};
const projectPage = (projects: ProjectSummary[]) => ({ results: projects, total: projects.length, pageCount: 1 });

const open = (at = '', more: ReturnType<typeof answering>[] = []) =>
  renderPage(<JobPostingsPage />, {
    route: paths.employees.jobPostings,
    at: `/employees/job-postings${at}`,
    answers: [
      answering(listJobs, pageOf([ownJob()])),
      answering(listProjects, projectPage([project])),
      answering(listBriefings, { results: [briefing], total: 1 }),
      answering(deleteJob, { success: true }),
      answering(deleteProject, { success: true }),
      ...more,
    ],
  });

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = async () =>
  within((await screen.findAllByRole('row'))[1] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the posts of a company', () => {
  it("are under 'Job Postings', next to a link to the briefings", () => {
    open();
    expect(screen.getByRole('link', { name: 'Job Postings' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Company Matches' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: 'Job Briefings' }).getAttribute('href')).toBe('/employees/briefings');
  });

  it("[EMP-39] are shown by kind: 'Jobs', 'Projects' and 'Job Briefings'", async () => {
    const { address } = open();
    const toggle = within(screen.getByRole('group', { name: 'Posts' }));
    expect(toggle.getByRole('button', { name: 'Jobs' }).getAttribute('aria-pressed')).toBe('true');
    await screen.findByRole('link', { name: 'Lead Framing Carpenter' });
    fireEvent.click(toggle.getByRole('button', { name: 'Projects' }));
    await screen.findByRole('link', { name: 'Pike Lake Townhomes' });
    expect(screen.queryByRole('link', { name: 'Lead Framing Carpenter' })).toBeNull();
    expect(address()).toBe('/employees/job-postings?posts=projects');
    fireEvent.click(toggle.getByRole('button', { name: 'Job Briefings' }));
    await screen.findByRole('link', { name: 'Rough-In Plumber' });
    expect(screen.queryByRole('link', { name: 'Pike Lake Townhomes' })).toBeNull();
    expect(address()).toBe('/employees/job-postings?posts=briefings');
  });

  it('[EMP-40] show name, type, date and matches of a job, with its actions', async () => {
    open();
    await screen.findByRole('link', { name: 'Lead Framing Carpenter' });
    expect(heads()).toEqual(['Name', 'Type', 'Posted On', 'Matches', 'Action']);
    expect((await cells()).slice(0, 3)).toEqual(['Lead Framing Carpenter', 'Full-Time', 'Posted11-04-2026']);
    expect((await cells())[3]).toBe('Matches5');
    expect(screen.getByRole('link', { name: 'Edit Lead Framing Carpenter' }).getAttribute('href')).toBe(
      `/employees/jobs/${JOB}/edit`,
    );
    expect(screen.getByRole('link', { name: 'View Lead Framing Carpenter' }).getAttribute('href')).toBe(
      `/employees/jobs-view/${JOB}`,
    );
  });

  it('[EMP-40] show name, trade categories, date and matches of a project', async () => {
    open('?posts=projects');
    await screen.findByRole('link', { name: 'Pike Lake Townhomes' });
    expect(heads()).toEqual(['Name', 'Trade Categories', 'Posted On', 'Matches', 'Action']);
    expect((await cells()).slice(0, 4)).toEqual([
      'Pike Lake Townhomes',
      'Carpentry, Roofing',
      'Posted11-05-2026',
      'Matches7',
    ]);
    expect(screen.getByRole('link', { name: 'Edit Pike Lake Townhomes' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}/edit`,
    );
  });

  it('[EMP-40] show name, type, date, recipient and status of a briefing, with its links', async () => {
    open('?posts=briefings');
    await screen.findByRole('link', { name: 'Rough-In Plumber' });
    expect(heads()).toEqual(['Name', 'Project type', 'Posted On', 'Recipient', 'Status', 'Action']);
    expect((await cells()).slice(0, 5)).toEqual([
      'Rough-In Plumber',
      'Full-Time',
      'Posted11-06-2026',
      'Jobseeker9c07Warsaw, IN',
      'PendingNo answer yet',
    ]);
    expect(screen.getByRole('link', { name: 'View Rough-In Plumber' }).getAttribute('href')).toBe(
      `/employees/jobs/${BRIEFING}`,
    );
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(`/profile/${WORKER}`);
  });

  it('say that no briefing was sent yet, and where to find a worker', async () => {
    open('?posts=briefings', [answering(listBriefings, { results: [], total: 0 })]);
    await screen.findByRole('heading', { name: 'No job briefings yet' });
    expect(screen.getByRole('link', { name: 'Find a worker' }).getAttribute('href')).toBe('/employees/search');
  });

  it.each([
    ['jobs', 'Delete Lead Framing Carpenter', 'Delete Job', 'Are you sure you want to delete this job?', 'deleteJob'],
    [
      'projects',
      'Delete Pike Lake Townhomes',
      'Delete Project',
      'Are you sure you want to delete this project?',
      'deleteProject',
    ],
  ])('[EMP-41] ask before one of the %s is deleted, and delete it', async (posts, button, title, question, call) => {
    const { asked } = open(`?posts=${posts}`);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    dialog.getByText(question);
    expect(asked.some(({ name }) => name === call)).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(/has been deleted successfully/);
    expect(asked.filter(({ name }) => name === call)).toHaveLength(1);
  });

  it("say when there are none, with the next step, and when they can't be loaded", async () => {
    const none = open('', [answering(listJobs, pageOf([]))]);
    await screen.findByText('You have no job posts yet');
    none.unmount();
    const noProjects = open('?posts=projects', [answering(listProjects, projectPage([]))]);
    await screen.findByText('You have no projects yet');
    expect(screen.getByRole('link', { name: '+ New Project' }).getAttribute('href')).toBe(
      '/trade-partners/projects/new',
    );
    noProjects.unmount();
    open('?posts=projects', [answering(listProjects, { status: 500, code: 'unexpected' })]);
    await screen.findByText("We couldn't load your projects.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
