import { listApplicants, listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ApplicantsPage, MatchesPage } from '../people/candidates-page.tsx';

const pages = {
  applicants: { page: <ApplicantsPage />, route: paths.jobs.applicants, endpoint: listApplicants },
  matches: { page: <MatchesPage />, route: paths.jobs.matches, endpoint: listMatches },
} as const;
type Kind = keyof typeof pages;
const kinds: Kind[] = ['applicants', 'matches'];

type Rows = ReturnType<typeof person>[] | { status: number; code: string };

const open = (kind: Kind, rows: Rows = [person()], job: Parameters<typeof answering>[1] = ownJob()) => {
  const { page, route, endpoint } = pages[kind];
  return renderPage(page, {
    route,
    at: `/jobs/${JOB}/${kind}`,
    answers: [
      answering(getJob, job as never),
      answering(endpoint, 'code' in rows ? (rows as never) : { results: rows, total: rows.length }),
    ],
  });
};

describe.each(kinds)('the %s of a job as cards', (kind) => {
  it('[APP-04] are named after the job, with a link back to the list', async () => {
    open(kind);
    await screen.findByRole('heading', { name: `You are viewing ${kind} for Lead Framing Carpenter`, level: 1 });
    expect(screen.getByRole('link', { name: 'Back to List' }).getAttribute('href')).toBe('/employees/jobs');
    screen.getByText('Jobseekerdddd');
    const view = kind === 'matches' ? `/jobs/${JOB}/matches/${person().id}?isMatch=true` : undefined;
    expect(screen.getByRole('link', { name: /^View / }).getAttribute('href')).toBe(
      view ?? `/employees/search/profile/${person().id}/job-application/${JOB}`,
    );
  });

  it('[APP-05] say when there are none', async () => {
    open(kind, []);
    await screen.findByText(`You have no ${kind} for this project`);
  });

  it.each([403, 404, 410])('[APP-06] redirect to the dashboard when the job returns %i', async (status) => {
    const { address } = open(kind, [], { status, code: 'job_not_found' });
    await expect.poll(address).toBe('/dashboard');
    await screen.findByText("We couldn't find data for this job.");
  });

  it('[APP-06] redirect to the dashboard when the job is of another company', async () => {
    const { address } = open(kind, { status: 404, code: 'job_not_found' });
    await expect.poll(address).toBe('/dashboard');
  });

  it('[APP-06] show a list that failed, and ask again only when the reader does', async () => {
    const { asked } = open(kind, { status: 500, code: 'unexpected' });
    const count = () => asked.filter(({ name }) => name === pages[kind].endpoint.name).length;
    await screen.findByText("We couldn't load the list.");
    const before = count();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(count()).toBe(before + 1));
    expect(before).toBeLessThan(3);
    await screen.findByText("We couldn't load the list.");
    expect(count()).toBe(before + 1);
  });

  it('[APP-06] stay, with a button to try again, when the server fails', async () => {
    const { address } = open(kind, [], { status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load this job.");
    expect(screen.getAllByRole('button', { name: 'Try Again' }).length).toBeGreaterThan(0);
    expect(address()).toBe(`/jobs/${JOB}/${kind}`);
  });
});
