import { type AuditEntry, exportAuditEntries, listAuditEntries } from '@plumbline/shared/contracts/admin/audit-log';
import { listStaff } from '@plumbline/shared/contracts/admin/staff-members';
import { paths } from '@plumbline/shared/options/paths';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
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
const colleague = {
  id: idOf('9'),
  name: 'Sam Whitaker',
  email: 'sam@example.test',
  role: 'admin',
  status: 'active',
  hasSecondFactor: true,
  createdAt: refund.date,
} as const;
const price: AuditEntry = {
  ...refund,
  id: idOf('3'),
  action: 'change product',
  subject: { type: 'product', id: 'job_posting' },
  reason: undefined,
  before: { name: 'Job Posting', cents: 4900 },
  after: { name: 'Job Posting', cents: 5900 },
};

const open = (answer: Parameters<typeof answering<typeof listAuditEntries>>[1], at = '', as: StaffRole = 'admin') =>
  renderPage(<StaffHistoryPage />, {
    route: paths.admin.history,
    at: `/admin/history${at}`,
    as,
    answers: [
      answering(listAuditEntries, answer),
      answering(exportAuditEntries, { results: [refund] }),
      answering(listStaff, { results: [colleague] }),
    ],
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
    expect(second!.textContent).not.toContain('Name');
  });

  it('is filtered by one of the staff or one subject by their names, and back', async () => {
    const { asked, address } = open({ results: [refund] });
    fireEvent.click(await screen.findByRole('link', { name: 'Yellow Creek Plumbing' }));
    await expect
      .poll(() => asked.findLast(({ name }) => name === 'listAuditEntries')?.query)
      .toEqual({ subject: refund.subject.id });
    fireEvent.click(await screen.findByRole('link', { name: 'Sam Whitaker' }));
    await expect
      .poll(() => asked.findLast(({ name }) => name === 'listAuditEntries')?.query)
      .toEqual({ staff: refund.staff.id });
    fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await expect.poll(address).toBe('/admin/history');
  });

  it('loads more on demand, and has texts for no entries and for a failure', async () => {
    open(({ query }) => (query?.cursor ? { results: [price] } : { results: [refund], cursor: 'next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Changed a price', { selector: 'b' });
    screen.getByText('Refunded a payment', { selector: 'b' });
  });

  it('says that nothing fits a filter, or nothing so far when the page has more behind it', async () => {
    open({ results: [], cursor: 'next' }, '?action=warn%20account');
    await screen.findByText('Nothing fits among the newest entries.');
    screen.getByRole('button', { name: 'Show more' });
  });

  it('says that nothing fits when the whole history has nothing', async () => {
    open({ results: [] }, `?staff=${idOf('9')}`);
    await screen.findByText('Nothing fits.');
  });

  it('is filtered by action, colleague and days, which the address keeps', async () => {
    const { asked, address } = open({ results: [refund] });
    await screen.findByText('Sam Whitaker', { selector: 'option' });
    fireEvent.change(screen.getByLabelText('What was done'), { target: { value: 'refund payment' } });
    fireEvent.change(screen.getByLabelText('Colleague'), { target: { value: refund.staff.id } });
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect
      .poll(() => asked.findLast(({ name }) => name === 'listAuditEntries')?.query)
      .toMatchObject({
        action: 'refund payment',
        staff: refund.staff.id,
        from: new Date(2026, 10, 20).toISOString(),
        to: new Date(2026, 10, 21).toISOString(),
      });
    expect(address()).toContain('action=refund+payment');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(address).toBe('/admin/history');
  });

  it('has words instead of stored values, and links the task', async () => {
    const entries: AuditEntry[] = [
      { ...price, before: { state: 'fulfilled' }, after: { state: 'refunded' } },
      { ...refund, id: idOf('4'), action: 'take task', subject: { type: 'task', id: 'report:abc' } },
      { ...refund, id: idOf('5'), action: 'move request', subject: { type: 'request', id: idOf('6') } },
      {
        ...refund,
        id: idOf('7'),
        action: 'close report',
        after: { kind: 'job', outcome: 'kept', actions: 'warn account' },
      },
      { ...refund, id: idOf('8'), action: 'check document', after: { kind: 'w9', document: 'abc_def' } },
    ];
    open({ results: entries });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Job Posting');
    expect(rows[0]?.textContent).toMatch(/Paid.*Refunded/);
    const tasks = screen.getAllByRole('link', { name: 'Open the task' }).map((link) => link.getAttribute('href'));
    expect(tasks).toEqual([
      '/admin/queue/report/abc',
      `/admin/queue/support/${idOf('6')}`,
      '/admin/queue/document/abc_def',
    ]);
    expect(rows[3]?.textContent).toContain('Nothing, it is fine');
    expect(rows[3]?.textContent).toContain('Warned the account');
    for (const row of rows) expect(row.textContent).not.toMatch(/job_posting|fulfilled|report:|abc_def/);
  });

  it('is downloaded by admins with its filter, and offers others no file', async () => {
    const { asked } = open({ results: [refund] }, '?action=refund%20payment');
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await expect
      .poll(() => asked.find(({ name }) => name === 'exportAuditEntries')?.body)
      .toEqual({ action: 'refund payment' });
  });

  it('offers the file and the list of colleagues to admins only', async () => {
    open({ results: [refund] }, '', 'support');
    await screen.findByText('Refunded a payment', { selector: 'b' });
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
    expect(screen.queryByLabelText('Colleague')).toBeNull();
  });

  it('offers to try again', async () => {
    open({ status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load the history.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
