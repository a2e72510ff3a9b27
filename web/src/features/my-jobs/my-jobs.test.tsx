import type { OwnActivity, SavedJob } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ActivityFilter } from './activity-filter.tsx';
import { NoActivity } from './activity-list.tsx';
import { ActivityTable } from './activity-table.tsx';
import { NoSavedJobs } from './saved-page.tsx';
import { SavedTable } from './saved-table.tsx';

const show = (part: ReactElement) =>
  renderPart(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );

const job: OwnActivity['job'] = {
  id: 'job1',
  name: 'Form Carpenter',
  type: 'Full-Time',
  compensation: '$26 to $31 an hour',
  city: 'Winona Lake',
  state: 'IN',
  company: { id: 'company1', name: 'Stellar Concrete Works' },
  active: true,
  willingToProvidePaidTraining: false,
};
const match: OwnActivity = {
  job,
  type: 'match',
  status: 'New Match',
  activityDate: '2026-11-01T12:00:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  canView: true,
  canApply: true,
  canDecline: true,
  canWithdraw: false,
  blocked: false,
};
const facts = { openings: 3, travel: ['Per diem'], requiredLicenses: ['twic'] } satisfies Partial<OwnActivity['job']>;
const factsLine = '3 openings · Per diem · Asks for TWIC card';
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Manage Job, Form Carpenter' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the activity table', () => {
  it("[SEE-24] has its columns, and 'View Job', 'Apply to Job' and 'Decline Job' under 'Manage Job'", async () => {
    const ask = vi.fn();
    show(<ActivityTable rows={[match]} onAsk={ask} />);
    expect(heads()).toEqual(['Company', 'Role', 'Status', 'Date', 'Actions']);
    expect(screen.getByText('Stellar Concrete Works')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Form Carpenter' }).getAttribute('href')).toBe('/jobs/job1');
    expect(await openMenu()).toEqual(['View Job', 'Apply to Job', 'Decline Job', 'Block Company']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Decline Job' }));
    expect(ask).toHaveBeenCalledWith('decline', match);
  });

  it('offers only what is possible: no Apply after an application, no View for a deleted job', async () => {
    const gone = { ...match, status: 'Closed', deletedAt: match.createdAt } as const;
    show(<ActivityTable rows={[{ ...gone, canView: false, canApply: false, canDecline: false }]} onAsk={vi.fn()} />);
    expect(screen.queryByRole('link', { name: 'Form Carpenter' })).toBeNull();
    expect(await openMenu()).toEqual(['Find similar jobs', 'Block Company']);
  });

  it.each([
    ['Pending Contact', { type: 'job-application' }, 'They have your phone and email. Expect a call.'],
    [
      'Received Job Post',
      { type: 'sent-job-post', expiresAt: new Date(Date.now() + 3e7).toISOString() },
      'Open 1 more day',
    ],
    ['Not selected', { type: 'job-application', deletedAt: match.createdAt }, 'The company chose someone else.'],
    ['Expired', { type: 'match', deletedAt: match.createdAt }, 'This match expired.'],
  ] as const)("says '%s' and what comes next", (status, changes, next) => {
    show(<ActivityTable rows={[{ ...match, ...changes, status }]} onAsk={vi.fn()} />);
    expect(screen.getByText(status)).toBeTruthy();
    expect(screen.getByText(next)).toBeTruthy();
  });

  it.each([
    ['Applied', {}],
    ['Seen', { seen: true }],
    ['Answered', { seen: true, answeredAt: '2026-11-05T12:00:00.000Z' }],
  ] as const)("draws the line of an application up to '%s'", (mark, changes) => {
    const application = { ...match, type: 'job-application', status: 'Applied', seen: false, ...changes } as const;
    show(<ActivityTable rows={[application]} onAsk={vi.fn()} />);
    const line = within(screen.getByRole('list', { name: 'Where it stands' }));
    const current = line.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(`^${mark}`)]);
  });

  it('draws no line for a match and for an application that ended', () => {
    const ended = { ...match, type: 'job-application', status: 'Withdrawn', deletedAt: match.createdAt } as const;
    show(<ActivityTable rows={[match, { ...ended, job: { ...job, id: 'job2' } }]} onAsk={vi.fn()} />);
    expect(screen.queryByRole('list', { name: 'Where it stands' })).toBeNull();
  });

  it('shows the pay, the place and the miles of each job', () => {
    show(<ActivityTable rows={[{ ...match, miles: 12.4 }]} onAsk={vi.fn()} />);
    for (const text of ['$26 to $31 an hour', /Winona Lake, IN/, '12 miles'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows the facts that help a worker decide', () => {
    show(<ActivityTable rows={[{ ...match, job: { ...job, ...facts } }]} onAsk={vi.fn()} />);
    expect(screen.getByText(factsLine)).toBeTruthy();
  });

  it('has a heading for each type in the list of all, and none in a list of one type', () => {
    const application = { ...match, type: 'job-application', status: 'Applied', job: { ...job, id: 'job2' } } as const;
    const rows = [application, match];
    const { unmount } = show(<ActivityTable rows={rows} isGrouped onAsk={vi.fn()} />);
    for (const name of ['Applications and answers', 'New matches']) screen.getByText(name);
    unmount();
    show(<ActivityTable rows={rows} onAsk={vi.fn()} />);
    expect(screen.queryByText('New matches')).toBeNull();
  });

  it('has filters with the numbers of the server, and tells which one was chosen', () => {
    const change = vi.fn();
    const counts = { 'job-application': 3, 'sent-job-post': 1, match: 36 };
    show(<ActivityFilter only={undefined} counts={counts} onChange={change} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 40',
      'Applied 3',
      'Sent to me 1',
      'Matches 36',
    ]);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All 40');
    fireEvent.click(screen.getByRole('button', { name: /Matches/ }));
    expect(change).toHaveBeenCalledWith('match');
  });

  it('[SEE-25] links to the profile and to the search while it is empty', () => {
    show(<NoActivity active />);
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs/search');
  });
});

describe('the saved jobs', () => {
  const saved: SavedJob = { job, savedAt: match.createdAt, miles: 10.2 };

  it("[SEE-20] have their columns, with 'View Job' and 'Remove from List'", () => {
    show(<SavedTable rows={[saved]} />);
    expect(heads()).toEqual(['Company', 'Role', 'Compensation', 'Actions']);
    expect(screen.getByText('$26 to $31 an hour')).toBeTruthy();
    expect(screen.getByText('10 miles')).toBeTruthy();
    expect(screen.getByText('View Job').closest('a')?.getAttribute('href')).toBe('/jobs/job1');
    expect(screen.getByText('Remove from List')).toBeTruthy();
  });

  it('show the facts that help a worker decide', () => {
    show(<SavedTable rows={[{ ...saved, job: { ...job, ...facts } }]} />);
    expect(screen.getByText(factsLine)).toBeTruthy();
  });

  it('[SEE-20] say that there are none', () => {
    show(<NoSavedJobs />);
    expect(screen.getByRole('heading', { name: 'No saved jobs at this time' })).toBeTruthy();
  });

  it('stay in the list when the job is deleted, without a link to it', () => {
    show(<SavedTable rows={[{ ...saved, job: { ...job, active: false } }]} />);
    expect(screen.getByText('Closed')).toBeTruthy();
    expect(screen.queryByText('View Job')).toBeNull();
    expect(screen.getByText('Remove from List')).toBeTruthy();
  });
});
