import { decideReport, restoreReported } from '@plumbline/shared/contracts/admin/decisions';
import { readTask } from '@plumbline/shared/contracts/admin/queue';
import { type Reported, readReported } from '@plumbline/shared/contracts/admin/reported';
import { closeReport, type ReportView } from '@plumbline/shared/contracts/admin/reports';
import type { DecisionAction } from '@plumbline/shared/domain/support/decisions';
import type { ReportKind } from '@plumbline/shared/domain/support/report-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { TaskPage } from '../queue/task-page.tsx';
import { reasonTemplates } from './decision-templates.ts';

const DATE = '2026-11-20T14:30:00.000Z';
const idOf = (digit: string) => digit.repeat(24);
const NAME = 'Lakeland Framing';

const reportOf = (kind: ReportKind, more: Partial<ReportView> = {}): ReportView => ({
  id: idOf('1'),
  kind,
  subject: { id: idOf('2'), name: 'Framer' },
  account: { id: idOf('2'), type: 'company', name: NAME },
  reporter: { id: idOf('3'), type: 'jobSeeker', name: 'Travis Yoder' },
  reason: 'spam',
  date: DATE,
  state: 'open',
  ...more,
});

const decided = (actions: DecisionAction[]): ReportView =>
  reportOf('job', {
    state: 'closed',
    closed: { outcome: 'acted', note: 'Not real.', staff: 'Sam Whitaker', date: DATE, actions },
  });

const task = { kind: 'report', id: idOf('1'), state: 'open', openedAt: DATE, dueOn: '2026-11-23' } as const;

const open = (report: ReportView, reported?: Omit<Reported, 'kind'>) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path('report', task.id),
    answers: [
      answering(readTask, { ...task, report, notes: [] }),
      answering(closeReport, report),
      answering(decideReport, report),
      answering(restoreReported, report),
      ...(reported ? [answering(readReported, { kind: report.kind, ...reported })] : []),
    ],
  });

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const write = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the decision about a report', () => {
  it('closes it with a note when nothing is ticked', async () => {
    const { asked } = open(reportOf('job'));
    await screen.findByRole('button', { name: 'Close without action' });
    expect(screen.queryByRole('combobox', { name: 'Template' })).toBeNull();
    write(/Note/, 'It is fine.');
    press('Close without action');
    await expect
      .poll(() => asked.find(({ name }) => name === 'closeReport')?.body)
      .toEqual({ outcome: 'kept', note: 'It is fine.' });
  });

  it('keeps a typed reason when a template or none is chosen, and replaces an unchanged template', async () => {
    open(reportOf('job'));
    await screen.findByRole('button', { name: 'Close without action' });
    tick('Take down this job');
    const field = screen.getByRole('textbox', { name: /Reason/ }) as HTMLTextAreaElement;
    const choose = (value: keyof typeof reasonTemplates) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), { target: { value } });
    choose('spam');
    choose('scam');
    expect(field.value).toBe(reasonTemplates.scam.text);
    choose('none');
    expect(field.value).toBe('');
    write(/Reason/, 'Two of your jobs are not real.');
    choose('spam');
    const both = `Two of your jobs are not real.\n\n${reasonTemplates.spam.text}`;
    expect(field.value).toBe(both);
    choose('none');
    expect(field.value).toBe(both);
  });

  it('names everything that is ticked on its button, and sends it with the text of a template', async () => {
    const { asked } = open(reportOf('job'));
    await screen.findByRole('button', { name: 'Close without action' });
    tick('Take down this job');
    screen.getByRole('button', { name: 'Take down the job' });
    tick(`Warn ${NAME}`);
    screen.getByRole('button', { name: `Take down the job and warn ${NAME}` });
    tick(`Suspend ${NAME}`);
    tick(`Hide all jobs and projects of ${NAME}`);
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-12-04' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), { target: { value: 'fake' } });
    press(`Take down the job, warn ${NAME}, and hide the jobs and projects of ${NAME}`);
    await expect
      .poll(() => asked.find(({ name }) => name === 'decideReport')?.body)
      .toMatchObject({
        ...{ post: true, warn: true, photos: [], texts: [] },
        suspension: { scope: 'posts', until: '2026-12-04' },
        reason: expect.stringContaining('We could not confirm that this work exists.'),
      });
  });

  it('of a worker has no posts to hide, and none without a reason', async () => {
    const { asked } = open(reportOf('profile', { account: { id: idOf('2'), type: 'jobSeeker', name: 'Ruben' } }));
    await screen.findByRole('checkbox', { name: 'Suspend Ruben' });
    expect(screen.queryByRole('checkbox', { name: /Hide all jobs/ })).toBeNull();
    tick('Warn Ruben');
    press('Warn Ruben');
    await screen.findByText('This field is required');
    expect(asked.some(({ name }) => name === 'decideReport')).toBe(false);
  });

  it('takes down the message that staff choose in the conversation', async () => {
    const message = { name: NAME, date: DATE, files: [] };
    const { asked } = open(reportOf('message'), {
      isGone: false,
      conversation: {
        hasEarlier: false,
        messages: [
          { id: idOf('4'), from: 'reporter', text: 'When can I start?', ...message },
          { id: idOf('5'), from: 'reported', text: 'Send a deposit.', ...message },
          { id: idOf('6'), from: 'reported', text: 'Now.', ...message, removedAt: DATE },
        ],
      },
    });
    const box = await screen.findByRole('checkbox', { name: 'Take down the message' });
    expect(box).toHaveProperty('disabled', true);
    press('Read it');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Take this message down' }));
    write(/Reason/, 'No deposits.');
    press('Take down the message');
    await expect
      .poll(() => asked.find(({ name }) => name === 'decideReport')?.body)
      .toMatchObject({ message: idOf('5'), reason: 'No deposits.' });
  });

  it('offers the photos and texts of a profile once it has been read', async () => {
    const photo = { id: '7'.repeat(48), name: 'bad.jpg', type: 'image/jpeg', version: 1, size: 9, createdAt: DATE };
    const { asked } = open(reportOf('profile'), {
      isGone: false,
      profile: {
        ...{ id: idOf('2'), kind: 'provider', type: 'provider', name: NAME, redacted: true, public: true },
        ...{ city: 'Goshen', state: 'IN', createdAt: DATE, updatedAt: DATE, description: '<p>Call me.</p>' },
        ...{ showcasePhotos: [photo], provider: { affiliations: [], isVendor: false } },
      } as NonNullable<Reported['profile']>,
    });
    await screen.findByRole('checkbox', { name: `Warn ${NAME}` });
    expect(screen.queryByRole('checkbox', { name: 'Take down the photo bad.jpg' })).toBeNull();
    press('Read it');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Take down the photo bad.jpg' }));
    tick('Take down the text: Description');
    write(/Reason/, 'A phone number.');
    press('Take down 1 photo and take down 1 text');
    await expect
      .poll(() => asked.find(({ name }) => name === 'decideReport')?.body)
      .toMatchObject({ photos: [photo.id], texts: ['description'] });
  });

  it('is shown when it is made, and undone where it can be', async () => {
    const { asked } = open(decided(['take down job', 'warn account']));
    await screen.findByText('Took down a job, Warned the account');
    expect(screen.queryByRole('checkbox', { name: 'Take down this job' })).toBeNull();
    press('Restore');
    await screen.findByRole('dialog', { name: 'Restore what was taken down?' });
    write(/Reason/, 'They proved it.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1)!);
    await expect
      .poll(() => asked.find(({ name }) => name === 'restoreReported')?.body)
      .toEqual({ reason: 'They proved it.' });
  });

  it('can’t be undone when it only warned', async () => {
    open(decided(['warn account']));
    await screen.findByText('Warned the account');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
