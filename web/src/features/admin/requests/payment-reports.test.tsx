import { readTask } from '@plumbline/shared/contracts/admin/queue';
import { declinePaymentReport, refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { TaskPage } from '../queue/task-page.tsx';

const report: PaymentReport = {
  id: 'pi_1',
  company: '7'.repeat(24),
  seeker: '8'.repeat(24),
  userId: '9'.repeat(24),
  companyName: 'Lakeland',
  reason: 'Phone and email both fail.',
  date: '2026-11-20T10:00:00.000Z',
  product: 'Unlock Applicant Resume - Skill 2',
  slug: 'unlock_skill_2',
  amount: 4900,
  status: 'paid',
  state: 'open',
};
const declined: PaymentReport = {
  ...report,
  state: 'declined',
  declined: { staff: 'Sam Whitaker', date: '2026-11-21T10:00:00.000Z', reason: 'The number rings.' },
};

const task = { kind: 'unlock', id: report.id, state: 'open', openedAt: report.date, dueOn: '2026-11-25' } as const;

const open = (one: PaymentReport) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path('unlock', report.id),
    answers: [
      answering(readTask, { ...task, unlock: one, notes: [] }),
      answering(declinePaymentReport, declined),
      answering(refundPayment, { status: 'refunded' }),
    ],
  });

describe('a reported unlock', () => {
  it('is declined with a reason for the company', async () => {
    const { asked } = open(report);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this report?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Decline report' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'The number rings.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline report' }));
    await screen.findByText('The report was declined, and the company gets an email.');
    expect(asked.filter(({ name }) => name === 'declinePaymentReport')).toMatchObject([
      { params: { id: report.id }, body: { reason: 'The number rings.' } },
    ]);
  });

  it('shows who declined a report and why, and refunds it only after a confirmation', async () => {
    const { asked } = open(declined);
    await screen.findByText('The number rings.');
    screen.getByText(/Sam Whitaker declined it/);
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Refund anyway' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Sam Whitaker declined this report before.');
    fireEvent.change(dialog.getByRole('textbox', { name: /Why/ }), { target: { value: 'Goodwill' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $49.00 anyway' }));
    await screen.findByText('Lakeland gets $49.00 back.');
    expect(asked.find(({ name }) => name === 'refundPayment')?.body).toMatchObject({ despiteDecline: true });
  });
});
