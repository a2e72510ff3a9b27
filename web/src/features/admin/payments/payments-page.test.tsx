import { type AccountRow, listCompanies, listJobSeekers } from '@plumbline/shared/contracts/admin/accounts';
import { refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { listPayments, type StaffPayment } from '@plumbline/shared/contracts/payments/staff-payments';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

const COMPANY = '5'.repeat(24);
const SEEKER = '6'.repeat(24);
const paid: StaffPayment = {
  id: 'pi_paid',
  date: '2026-11-18T15:14:00.000Z',
  product: 'Unlock Applicant Resume - Skill 2',
  slug: 'unlock_skill_2',
  company: { id: COMPANY, name: 'Yellow Creek Plumbing' },
  seeker: { id: SEEKER, name: 'Andre King' },
  amount: 7900,
  card: { brand: 'visa', last4: '4242' },
  status: 'paid',
  receiptUrl: 'https://pay.example/receipt',
};
const posting: StaffPayment = {
  id: 'pi_posting',
  date: '2026-11-17T15:14:00.000Z',
  product: 'Job Posting',
  slug: 'job_posting',
  company: { id: '7'.repeat(24) },
  jobName: 'Service Plumber',
  amount: 4900,
  amountRefunded: 4900,
  status: 'refunded',
};
const companyRow: AccountRow = {
  ...({ kind: 'provider', status: 'active' } as const),
  ...{ _id: COMPANY, name: 'Yellow Creek Plumbing', city: 'Warsaw', state: 'IN', email: 'dana@example.test' },
  ...{ complete: true, jobs: 2, lastActivity: paid.date, createdAt: paid.date },
};

type PaymentAnswer = Parameters<typeof answering<typeof listPayments>>[1];
const open = (found: PaymentAnswer, at = '', companies: AccountRow[] = [companyRow], people: AccountRow[] = []) =>
  renderPage(<PaymentsPage />, {
    route: paths.admin.payments,
    as: 'finance',
    at: `/admin/payments${at}`,
    answers: [
      answering(listPayments, found),
      answering(listCompanies, { results: companies, total: companies.length, more: false }),
      answering(listJobSeekers, { results: people, total: people.length, more: false }),
      answering(refundPayment, { status: 'refunded' }),
    ],
  });

const searchFor = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Payment, card, amount or name' }), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

describe('the page of payments', () => {
  it('shows id, company, card, product, person, amount, status and receipt of each payment', async () => {
    open({ results: [paid, posting] });
    await screen.findByText('pi_paid');
    const [first, second] = screen.getAllByRole('row').slice(1);
    const company = within(first!).getByRole('link', { name: 'Yellow Creek Plumbing' });
    expect(company.getAttribute('href')).toBe(`/admin/companies/${COMPANY}`);
    within(first!).getByText('Visa 4242');
    within(first!).getByRole('link', { name: 'Andre King' });
    within(first!).getByText('$79.00');
    within(first!).getByText('Paid');
    within(first!).getByRole('link', { name: 'Receipt of Unlock Applicant Resume - Skill 2, pi_paid' });
    within(second!).getByText('Service Plumber');
    within(second!).getByText('Deleted account');
    within(second!).getByText('Refunded');
  });

  it('shows status, reason and due day of a dispute, why a card was declined, and a link to Stripe', async () => {
    const dispute = { status: 'needs_response', reason: 'fraudulent', dueBy: '2026-12-05T23:59:59.000Z' };
    const decline = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' };
    const disputed: StaffPayment = { ...paid, status: 'disputed', dispute };
    const declined: StaffPayment = { ...posting, status: 'declined', amountRefunded: undefined, decline };
    open({ results: [disputed, declined, { ...paid, id: 'pi_new', dispute: { status: 'new_status' } }] });
    await screen.findByText('pi_paid');
    const [first, second, third] = screen.getAllByRole('row').slice(1);
    within(first!).getByText(/Needs your response · Card used without permission/);
    within(first!).getByText(/Due/);
    expect(within(first!).queryByRole('button', { name: /^Refund / })).toBeNull();
    const link = within(first!).getByRole('link', { name: 'pi_paid at Stripe' });
    expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/payments/pi_paid');
    within(second!).getByText('Your card has insufficient funds.');
    within(third!).getByText(/Disputed · Another reason/);
  });

  it('shows the refunded part, and a refund that is under way', async () => {
    open({ results: [{ ...paid, amountRefunded: 1000, refundPending: 500 }] });
    await screen.findByText('Partly refunded');
    screen.getByText('$10.00 of $79.00 refunded · Refund of $5.00 on its way');
  });

  it('shows a refund that the bank returned, of a whole payment or a part', async () => {
    const refunded = { ...posting, status: 'refunded' as const, amountRefunded: 4900, refundFailed: 4900 };
    open({ results: [{ ...paid, amountRefunded: 1000, refundFailed: 1000 }, refunded] });
    await screen.findByText("$10.00 of $79.00 refunded · Refund of $10.00 didn't arrive");
    screen.getByText("Refund of $49.00 didn't arrive");
  });

  it('refunds a paid payment with a reason, and offers no refund of another', async () => {
    const { asked } = open({ results: [paid, posting] });
    fireEvent.click(await screen.findByRole('button', { name: /^Refund / }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Yellow Creek Plumbing?' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Why/ }), { target: { value: 'Charged twice' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $79.00' }));
    await screen.findByText('Yellow Creek Plumbing gets $79.00 back.');
    expect(asked.filter(({ name }) => name === 'refundPayment')).toMatchObject([
      { body: { id: 'pi_paid', reason: 'Charged twice' } },
    ]);
    await expect.poll(() => asked.filter(({ name }) => name === 'listPayments').length).toBe(2);
  });

  it('looks for a payment by its id alone, and says when none has it', async () => {
    const { asked, address } = open(({ query }) => ({ results: query?.id ? [] : [paid] }), '?status=paid');
    await screen.findByText('pi_paid');
    searchFor(' pi_gone ');
    await screen.findByText('No payment has this id.');
    expect(asked.at(-1)?.query).toEqual({ id: 'pi_gone' });
    expect(address()).toBe('/admin/payments?search=pi_gone&status=paid');
  });

  it('offers the companies that a word finds, and lists the payments of one', async () => {
    const { asked } = open({ results: [paid] });
    await screen.findByText('pi_paid');
    searchFor('yellow');
    await screen.findByRole('heading', { name: 'Whose payments?' });
    fireEvent.click(await screen.findByRole('link', { name: 'Yellow Creek Plumbing' }));
    await screen.findByText('What one company paid, newest first.');
    await expect.poll(() => asked.at(-1)?.query).toEqual({ company: COMPANY });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'All payments' }));
    await screen.findByText(/^What companies paid/);
  });

  it.each([
    ['4242', { card: '4242' }],
    ['$79', { amount: '7900' }],
    ['79.50', { amount: '7950' }],
  ])('looks for "%s" as the end of a card or an amount', async (text, query) => {
    const { asked } = open({ results: [paid] });
    await screen.findByText('pi_paid');
    searchFor(text);
    await expect.poll(() => asked.at(-1)?.query).toEqual(query);
  });

  it('lists the payments about a job seeker that a word finds', async () => {
    const seeker = { ...companyRow, _id: SEEKER, name: 'Andre King', kind: 'candidate' } as AccountRow;
    const { asked } = open({ results: [paid] }, '?search=andre', [], [seeker]);
    fireEvent.click(await screen.findByRole('link', { name: 'Andre King' }));
    await screen.findByText('What companies paid for one person, newest first.');
    await expect.poll(() => asked.at(-1)?.query).toEqual({ seeker: SEEKER });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).disabled).toBe(true);
  });

  it('says when no company fits, and takes the id of a company as the company', async () => {
    const { asked } = open({ results: [] }, '?search=zzz', []);
    await screen.findByText('No company or job seeker fits.');
    expect(asked.some(({ name }) => name === 'listPayments')).toBe(false);
    searchFor(COMPANY);
    await screen.findByText('No payments here.');
    expect(asked.at(-1)?.query).toEqual({ company: COMPANY });
  });

  it('filters by status and by whole days of the reader, and clears the filters', async () => {
    const { asked, address } = open({ results: [paid] }, '?status=declined&from=2026-11-17&to=2026-11-18&company=x');
    await screen.findByText('pi_paid');
    expect(asked.at(-1)?.query).toEqual({
      status: 'declined',
      from: new Date(2026, 10, 17).toISOString(),
      to: new Date(2026, 10, 19).toISOString(),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(address).toBe('/admin/payments');
    await expect.poll(() => asked.at(-1)?.query).toEqual({});
  });

  it('loads more on demand', async () => {
    open(({ query }) => (query?.cursor ? { results: [posting] } : { results: [paid], cursor: 'next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('pi_posting');
    screen.getByText('pi_paid');
  });

  it('offers to try again when the payments failed to load', async () => {
    open({ status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load the payments.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
