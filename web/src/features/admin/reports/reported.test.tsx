import { readTask } from '@plumbline/shared/contracts/admin/queue';
import { type Reported, readReported } from '@plumbline/shared/contracts/admin/reported';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { ReportKind } from '@plumbline/shared/domain/support/report-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { TaskPage } from '../queue/task-page.tsx';

const idOf = (digit: string) => digit.repeat(24);
const DATE = '2026-11-20T14:30:00.000Z';

const report = (kind: ReportKind): ReportView => ({
  id: idOf('1'),
  kind,
  subject: { id: idOf('2') },
  account: { id: idOf('2'), type: 'company', name: 'Yellow Creek Plumbing' },
  reporter: { id: idOf('3'), type: 'jobSeeker', name: 'Travis Yoder' },
  reason: 'spam',
  date: DATE,
  state: 'open',
});

const task = { kind: 'report', id: idOf('1'), state: 'open', openedAt: DATE, dueOn: '2026-11-23' } as const;

const open = (kind: ReportKind, answer: Parameters<typeof answering<typeof readReported>>[1]) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path('report', task.id),
    answers: [answering(readTask, { ...task, report: report(kind), notes: [] }), answering(readReported, answer)],
  });

const read = async () => fireEvent.click(await screen.findByRole('button', { name: 'Read it' }));

const place = { zip: '46590', city: 'Winona Lake', state: 'IN' };
const seeker: ProfileView = {
  id: idOf('2'),
  kind: 'candidate',
  type: 'jobSeeker',
  name: 'Jobseeker 2222',
  redacted: true,
  public: true,
  city: 'Goshen',
  state: 'IN',
  createdAt: DATE,
  updatedAt: DATE,
  jobSeeker: {},
};

const shown: readonly [ReportKind, string, Omit<Reported, 'kind'>, string[]][] = [
  [
    'job',
    'its text and its facts',
    {
      isGone: false,
      job: {
        ...{ ...place, name: 'Plumber', type: 'Full-Time', description: '<p>Send a deposit.</p>', whyWorkHere: '' },
        ...{ compensation: '$30', qualifications: [], tradeCategories: ['Plumbing'], benefits: [], createdAt: DATE },
        ...{ willingToProvidePaidTraining: false, published: true, briefing: false },
      },
    },
    ['Send a deposit.', 'Winona Lake, IN'],
  ],
  [
    'project',
    'its text and its facts, and when it ended',
    {
      isGone: false,
      endedAt: DATE,
      project: {
        ...{ ...place, name: 'School', type: 'New Construction', description: 'A new wing.', addedDetail: '' },
        ...{ startDate: '2027-03-01', inviteVendorsToView: false },
        ...{ contractorTradeCategories: ['Plumbing'], vendorTradeCategories: [] },
      },
    },
    ['A new wing.', 'New Construction', 'It has ended, and others may no longer see it.'],
  ],
  [
    'profile',
    'the masked view and what the person wrote',
    {
      isGone: false,
      profile: seeker,
      profileTexts: [{ field: 'dailyResponsibilities', of: 'Roofing', text: 'Call me at my cousin’s.' }],
    },
    ['As others see it: Jobseeker 2222, Goshen, IN', 'Daily responsibilities: Roofing', 'Call me at my cousin’s.'],
  ],
  [
    'message',
    'the messages with who wrote them and the names of files',
    {
      isGone: false,
      conversation: {
        hasEarlier: true,
        messages: [
          { id: idOf('4'), from: 'reporter', name: 'Travis Yoder', text: 'When can I start?', date: DATE, files: [] },
          {
            ...{ id: idOf('5'), from: 'reported', name: 'Yellow Creek Plumbing', author: 'Dana' },
            ...{ text: 'Send a deposit.', date: DATE, files: ['Offer.pdf'] },
          },
        ],
      },
    },
    [
      'When can I start?',
      'Send a deposit.',
      'Yellow Creek Plumbing (Dana)',
      'Offer.pdf',
      'The latest messages before the report. Earlier ones are not shown.',
    ],
  ],
];

describe('a report', () => {
  it.each(shown)('of a %s is read in place: %s', async (kind, _, answer, texts) => {
    const { asked } = open(kind, { kind, ...answer });
    await screen.findByRole('button', { name: 'Read it' });
    expect(asked.some(({ name }) => name === 'readReported')).toBe(false);
    await read();
    for (const text of texts) await screen.findByText(text, { exact: false });
    expect(asked.filter(({ name }) => name === 'readReported')).toMatchObject([{ params: { id: idOf('1') } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(screen.queryByText(texts[0]!, { exact: false })).toBeNull();
  });

  it('of a deleted subject shows that the subject is gone', async () => {
    open('message', { kind: 'message', isGone: true });
    await read();
    await screen.findByText('This does not exist any more.');
  });

  it("that can't be read offers to try again", async () => {
    open('profile', { status: 500, code: 'unexpected' });
    await read();
    const row = within(await screen.findByRole('listitem'));
    await row.findByText("We couldn't load what was reported.");
    row.getByRole('button', { name: 'Try Again' });
  });
});
