import { readTask } from '@plumbline/shared/contracts/admin/queue';
import {
  answerSupportRequest,
  moveSupportRequest,
  type SupportRequest,
} from '@plumbline/shared/contracts/admin/support-requests';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { TaskPage } from '../queue/task-page.tsx';

const request: SupportRequest = {
  id: '7'.repeat(24),
  email: 'dana@example.test',
  data: 'Our receipts show an old address.',
  date: '2026-11-20T10:00:00.000Z',
  state: 'open',
  replies: [],
};
const answered: SupportRequest = {
  ...request,
  state: 'answered',
  replies: [{ staff: 'Sam Whitaker', date: '2026-11-20T12:00:00.000Z', text: 'Change it under Settings.' }],
};

const task = { kind: 'support', id: request.id, state: 'open', openedAt: request.date, dueOn: '2026-11-24' } as const;

const open = (one: SupportRequest) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path('support', request.id),
    answers: [
      answering(readTask, { ...task, support: one, notes: [] }),
      answering(answerSupportRequest, answered),
      answering(moveSupportRequest, { ...one, state: 'closed' }),
    ],
  });

describe('a support request', () => {
  it('replies by e-mail, and never with an empty text', async () => {
    const { asked } = open(request);
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer dana@example.test' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByRole('textbox', { name: /Your answer/ }), { target: { value: 'Under Settings.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('The answer is on its way.');
    expect(asked.filter(({ name }) => name === 'answerSupportRequest')).toMatchObject([
      { params: { id: request.id }, body: { text: 'Under Settings.' } },
    ]);
  });

  it('shows the reply and its author, and closes a request', async () => {
    const { asked } = open(answered);
    await screen.findByText('Change it under Settings.');
    screen.getByText(/Sam Whitaker answered/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('The request is closed.');
    expect(asked.find(({ name }) => name === 'moveSupportRequest')?.body).toEqual({ state: 'closed' });
  });

  it('offers to reopen a closed request, and no reply', async () => {
    open({ ...answered, state: 'closed' });
    await screen.findByRole('button', { name: 'Open again' });
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
