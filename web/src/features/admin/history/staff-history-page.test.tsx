import { type AuditEntry, listAuditEntries } from '@plumbline/shared/contracts/admin/audit-log';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { StaffHistoryPage } from './staff-history-page.tsx';

const idOf = (digit: string) => digit.repeat(24);
const refund: AuditEntry = {
  id: idOf('1'),
  date: '2026-11-20T14:30:00.000Z',
  staff: { id: idOf('9'), name: 'Sam Whitaker' },
  action: 'refund payment',
  subject: { type: 'company', id: idOf('2'), name: 'Yellow Creek Plumbing' },
  reason: 'Phone disconnected, email bounced.',
};
const price: AuditEntry = {
  ...refund,
  id: idOf('3'),
  action: 'change product',
  subject: { type: 'product', id: 'job_posting' },
  reason: undefined,
  before: { name: 'Job Posting', cents: 4900 },
  after: { name: 'Job Posting', cents: 5900 },
};

const open = (answer: Parameters<typeof answering<typeof listAuditEntries>>[1], at = '') =>
  renderPage(<StaffHistoryPage />, {
    route: paths.admin.history,
    at: `/admin/history${at}`,
    answers: [answering(listAuditEntries, answer)],
  });

describe("the staff's history", () => {
  it('shows who did what to whom, why, and what it changed', async () => {
    open({ results: [refund, price] });
    const [first, second] = await screen.findAllByRole('listitem');
    within(first!).getByText('Refunded a payment');
    within(first!).getByRole('link', { name: 'Yellow Creek Plumbing' });
    within(first!).getByText('Phone disconnected, email bounced.');
    within(first!).getByRole('link', { name: 'Sam Whitaker' });
    expect(second!.textContent).toContain('$49.00');
    expect(second!.textContent).toContain('$59.00');
    expect(second!.textContent).not.toContain('Job Posting');
  });

  it('is filtered by one of the staff or one subject by their names, and back', async () => {
    const { asked, address } = open({ results: [refund] });
    fireEvent.click(await screen.findByRole('link', { name: 'Yellow Creek Plumbing' }));
    await expect.poll(() => asked.at(-1)?.query).toEqual({ subject: refund.subject.id });
    fireEvent.click(await screen.findByRole('link', { name: 'Sam Whitaker' }));
    await expect.poll(() => asked.at(-1)?.query).toEqual({ staff: refund.staff.id });
    fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await expect.poll(address).toBe('/admin/history');
  });

  it('loads more on demand, and has texts for no entries and for a failure', async () => {
    open(({ query }) => (query?.cursor ? { results: [price] } : { results: [refund], cursor: 'next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Changed a price');
    screen.getByText('Refunded a payment');
  });

  it('has texts for no results and for a failure', async () => {
    open({ results: [] }, `?staff=${idOf('9')}`);
    await screen.findByText('Nothing was done yet.');
  });

  it('offers to try again', async () => {
    open({ status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load the history.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
