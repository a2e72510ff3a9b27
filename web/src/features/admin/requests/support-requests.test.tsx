import { type RequestSender, readTask } from '@plumbline/shared/contracts/admin/queue';
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
import { replyTemplates } from './reply-templates.ts';

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

const open = (one: SupportRequest, sender?: RequestSender) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path('support', request.id),
    answers: [
      answering(readTask, { ...task, support: one, sender, notes: [] }),
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
      { params: { id: request.id }, body: { text: 'Under Settings.', seen: 0 } },
    ]);
  });

  it('names the address that the answer goes to, which the sender has changed since', async () => {
    open(request, { signedIn: true, email: 'dana@new.test', others: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await screen.findByRole('dialog', { name: 'Answer dana@new.test' });
  });

  it('shows the reply and its author, and closes a request', async () => {
    const { asked } = open(answered);
    await screen.findByText('Change it under Settings.');
    screen.getByText(/Sam Whitaker answered/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('The request is closed.');
    expect(asked.find(({ name }) => name === 'moveSupportRequest')?.body).toEqual({ state: 'closed', seen: 1 });
  });

  it('begins a reply with a template in the language of the sender', async () => {
    open({ ...request, language: 'es' });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer dana@example.test' }));
    fireEvent.change(dialog.getByRole('combobox', { name: 'Begin with' }), { target: { value: 'receipt' } });
    const field = dialog.getByRole('textbox', { name: /Your answer/ });
    expect((field as HTMLTextAreaElement).value).toBe(replyTemplates.receipt.text.es);
  });

  it('keeps what was typed when a template is chosen, and replaces an unchanged template', async () => {
    open(request);
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer dana@example.test' }));
    const field = dialog.getByRole('textbox', { name: /Your answer/ }) as HTMLTextAreaElement;
    const choose = (value: string) =>
      fireEvent.change(dialog.getByRole('combobox', { name: 'Begin with' }), { target: { value } });
    const [first, second] = Object.keys(replyTemplates) as (keyof typeof replyTemplates)[];
    choose(first!);
    choose(second!);
    expect(field.value).toBe(replyTemplates[second!].text.en);
    fireEvent.change(field, { target: { value: 'Hello Dana.' } });
    choose(first!);
    expect(field.value).toBe(`Hello Dana.\n\n${replyTemplates[first!].text.en}`);
  });

  it('shows what the sender wrote after a reply', async () => {
    const later = { date: '2026-11-20T13:00:00.000Z', text: 'There is no such field.' };
    open({ ...answered, state: 'open', replies: [...answered.replies, later] });
    await screen.findByText('There is no such field.');
    screen.getByText(/dana@example.test wrote/);
  });

  it('shows the account of the sender and other requests from the e-mail', async () => {
    const other = { id: '8'.repeat(24), date: request.date, data: 'Can two people use it?', state: 'closed' } as const;
    open(request, {
      signedIn: true,
      email: request.email,
      account: { id: '5'.repeat(24), type: 'company', name: 'Lakeland' },
      others: [other],
    });
    const account = await screen.findByRole('link', { name: 'Lakeland' });
    expect(account.getAttribute('href')).toBe(paths.admin.company.path('5'.repeat(24)));
    const link = screen.getByRole('link', { name: 'Can two people use it?' });
    expect(link.getAttribute('href')).toBe(paths.admin.task.path('support', other.id));
    screen.getByText('Signed in while writing');
  });

  it('says that anyone can have written a request of a sender who was not signed in', async () => {
    open(request, { signedIn: false, email: request.email, others: [] });
    await screen.findByText('No account with a profile has this email.');
    screen.getByText('Not signed in: anyone can write under this email.');
  });

  it.each([
    ['bounced', /^Emails to this sender come back, so we won't send your answer/],
    ['complained', /^This sender marked an email as spam, so we won't send your answer/],
  ] as const)('says that an answer would not be sent to an address that %s', async (mailProblem, says) => {
    open(request, { signedIn: false, email: request.email, mailProblem, others: [] });
    await screen.findByText(says);
  });

  it('says nothing of an address that works', async () => {
    open(request, { signedIn: false, email: request.email, others: [] });
    await screen.findByText('No account with a profile has this email.');
    expect(screen.queryByText(/won't send your answer/)).toBeNull();
  });

  it('offers to reopen a closed request, and no reply', async () => {
    open({ ...answered, state: 'closed' });
    await screen.findByRole('button', { name: 'Open again' });
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });
});
