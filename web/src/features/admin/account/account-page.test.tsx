import * as actions from '@plumbline/shared/contracts/admin/account-actions';
import { type AccountActivity, getAccountActivity } from '@plumbline/shared/contracts/admin/account-activity';
import { type AccountDetail, getAccount } from '@plumbline/shared/contracts/admin/account-detail';
import { listAuditEntries } from '@plumbline/shared/contracts/admin/audit-log';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { reinstateAccount, suspendAccount } from '@plumbline/shared/contracts/admin/suspension';
import { refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { paths } from '@plumbline/shared/options/paths';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { CompanyAccountPage } from './account-page.tsx';

const ID = '5'.repeat(24);
const company: AccountDetail = {
  _id: ID,
  name: 'Yellow Creek Plumbing',
  kind: 'provider',
  status: 'active',
  city: 'Warsaw',
  state: 'IN',
  zip: '46580',
  email: 'dana@example.test',
  complete: true,
  jobs: { all: 5, open: 2 },
  lastActivity: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-06-23T10:00:00.000Z',
  users: [{ id: '6'.repeat(24), name: 'Dana Yoder', email: 'dana@example.test', status: 'active', role: 'owner' }],
  payments: [
    { id: 'pi_1', date: '2026-11-18T10:00:00.000Z', product: 'Job Posting', amount: 4900, status: 'refunded' },
  ],
};
const suspended = { ...company, status: 'suspended', suspendedAt: '2026-11-21T10:00:00.000Z' } as const;

const party = { id: '7'.repeat(24), type: 'jobSeeker', name: 'Marcus Hale' } as const;
const report: ReportView = {
  id: '8'.repeat(24),
  kind: 'job',
  subject: { id: '9'.repeat(24), name: 'Framing Carpenter' },
  account: { id: ID, type: 'company', name: 'Yellow Creek Plumbing' },
  reporter: party,
  reason: 'scam',
  date: '2026-11-19T10:00:00.000Z',
  state: 'open',
};
const jobRow = { date: '2026-11-01T10:00:00.000Z', state: 'Active', takenDown: false, isPublic: true } as const;
const written: AccountActivity = {
  jobs: {
    results: [
      { ...jobRow, id: 'a'.repeat(24), name: 'Service Plumber' },
      { ...jobRow, id: 'b'.repeat(24), name: 'Pipe Fitter', takenDown: true, isPublic: false },
    ],
    more: true,
  },
  projects: { results: [], more: false },
  reportsAbout: { results: [report], more: false },
  reportsBy: { results: [], more: false },
  requests: {
    results: [{ id: 'c'.repeat(24), date: '2026-11-18T10:00:00.000Z', data: 'No receipt came.', state: 'answered' }],
    more: false,
  },
};

const open = (
  account: Parameters<typeof answering<typeof getAccount>>[1],
  as: StaffRole = 'support',
  refunded: ReturnType<typeof answering> = answering(refundPayment, { status: 'refunded' }),
  activity: Parameters<typeof answering<typeof getAccountActivity>>[1] = written,
) =>
  renderPage(<CompanyAccountPage />, {
    route: paths.admin.company,
    as,
    at: `/admin/companies/${ID}`,
    answers: [
      answering(getAccount, account),
      answering(getAccountActivity, activity),
      answering(listAuditEntries, { results: [] }),
      answering(suspendAccount, { success: true }),
      answering(reinstateAccount, { success: true }),
      answering(actions.sendSetUpLink, { success: true }),
      answering(actions.signOutUser, { success: true }),
      answering(actions.changeUserEmail, { success: true }),
      answering(actions.tryUserMailAgain, { success: true }),
      answering(actions.closeAccount, { success: true }),
      refunded,
    ],
  });

describe('an account as staff sees it', () => {
  it('shows its facts, people, payments and history', async () => {
    const { asked } = open(company);
    await screen.findByRole('heading', { name: 'Yellow Creek Plumbing', level: 1 });
    screen.getByText('Dana Yoder');
    screen.getByText('Job Posting');
    screen.getByText('$49.00');
    screen.getByText('Active', { selector: '[data-ui=pill]:not(li *)' });
    await screen.findByText('Nothing was done yet.');
    expect(asked.find(({ name }) => name === 'listAuditEntries')?.query).toEqual({ subject: ID });
  });

  it('links its public jobs, its reports with the other account, and its support requests', async () => {
    open(company);
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect((await screen.findByRole('link', { name: 'Service Plumber' })).getAttribute('href')).toBe(
      `/job/${'a'.repeat(24)}`,
    );
    expect(screen.queryByRole('link', { name: 'Pipe Fitter' })).toBeNull();
    screen.getByText('Taken down');
    expect(hrefOf(/Framing Carpenter/)).toBe(`/admin/queue/report/${report.id}`);
    expect(hrefOf('Marcus Hale')).toBe(`/admin/jobseekers/${party.id}`);
    expect(hrefOf('No receipt came.')).toBe(`/admin/queue/support/${'c'.repeat(24)}`);
  });

  it('loads up to a hundred rows on demand, and says when there are even more', async () => {
    const { asked } = open(company);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('These are the newest 2.');
    const limits = asked.filter(({ name }) => name === 'getAccountActivity').map(({ query }) => Number(query?.limit));
    expect(limits).toEqual([10, 100]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps its other parts when the activity fails, and has no sections that the API leaves out', async () => {
    open(company, 'support', undefined, { status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load what this account did.");
    screen.getByText('Dana Yoder');
    screen.getByText('No sign-in recorded');
  });

  it('has no reports and support requests for staff who do not handle them', async () => {
    open(company, 'finance', undefined, { jobs: written.jobs, projects: written.projects });
    await screen.findByRole('heading', { name: 'Jobs' });
    for (const name of [/^Reports/, 'Support requests', 'Applications'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it("says that an unknown account doesn't exist, without a second try", async () => {
    open({ status: 404, code: 'account_not_found' });
    await screen.findByRole('heading', { name: "We couldn't find this account.", level: 1 });
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    screen.getByRole('link', { name: 'Companies' });
  });

  it('is suspended with a reason, and never without one', async () => {
    const { asked } = open(company);
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(
      'Nobody from Yellow Creek Plumbing can sign in, and its jobs and projects leave the search. You can undo this at any time.',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Two disputes in a day' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('The account is suspended.');
    expect(asked.filter(({ name }) => name === 'suspendAccount')).toMatchObject([
      { params: { id: ID }, body: { reason: 'Two disputes in a day' } },
    ]);
  });

  it('that is suspended shows the date, and is reinstated in the same way', async () => {
    const { asked } = open(suspended);
    await screen.findByText('Suspended since');
    fireEvent.click(screen.getByRole('button', { name: 'Reinstate' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Owner called' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reinstate' }));
    await screen.findByText('The account is reinstated.');
    expect(asked.some(({ name }) => name === 'reinstateAccount')).toBe(true);
  });

  it('that is suspended gets another end with a reason', async () => {
    const { asked } = open(suspended);
    fireEvent.click(await screen.findByRole('button', { name: 'Change the end' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-12-04' } });
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Owner called' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => asked.find(({ name }) => name === 'suspendAccount')?.body)
      .toEqual({ reason: 'Owner called', scope: 'account', until: '2026-12-04' });
  });

  it('that is not suspended has no end to change', async () => {
    open(company);
    await screen.findByRole('button', { name: 'Suspend' });
    expect(screen.queryByRole('button', { name: 'Change the end' })).toBeNull();
  });

  const invited: AccountDetail = {
    ...company,
    users: [...company.users, { id: '7'.repeat(24), name: 'Omar Diaz', email: 'omar@example.test', status: 'invited' }],
  };
  const act = async (about: string, item: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Actions, ${about}` }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('sends the set-up link again to an invited user, who has no other action', async () => {
    const { asked } = open(invited);
    await act('Omar Diaz', 'Send the set-up link again');
    await screen.findByText('The set-up link is on its way to omar@example.test.');
    expect(screen.queryByRole('menuitem', { name: 'Sign out everywhere' })).toBeNull();
    expect(asked.find(({ name }) => name === 'sendSetUpLink')).toMatchObject({ params: { id: '7'.repeat(24) } });
  });

  it('signs a user out everywhere with a reason', async () => {
    const { asked } = open(company);
    await act('Dana Yoder', 'Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Dana Yoder out everywhere?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Lost the phone' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByText('Dana Yoder is signed out everywhere.');
    expect(asked.filter(({ name }) => name === 'signOutUser')).toMatchObject([{ body: { reason: 'Lost the phone' } }]);
  });

  it('sends the link that changes the email to the new address, with a reason', async () => {
    const { asked } = open(company);
    await act('Dana Yoder', 'Change the email');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the email of Dana Yoder' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /New email/ }), { target: { value: 'dana@new.test' } });
    fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Lost the mailbox' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('The link is on its way to dana@new.test.');
    expect(asked.filter(({ name }) => name === 'changeUserEmail')).toMatchObject([
      { body: { email: 'dana@new.test', reason: 'Lost the mailbox' } },
    ]);
  });

  it('says why emails to a user come back, and tries the address again', async () => {
    const mailProblem = { reason: 'bounced', since: '2026-11-20T15:00:00.000Z', diagnostic: 'user unknown' } as const;
    const { asked } = open({ ...company, users: [{ ...company.users[0]!, mailProblem }] });
    await screen.findByText(/Emails come back since.*user unknown/);
    await act('Dana Yoder', 'Try the email again');
    await screen.findByText('Emails go to dana@example.test again.');
    expect(asked.filter(({ name }) => name === 'tryUserMailAgain')).toMatchObject([{ params: { id: '6'.repeat(24) } }]);
  });

  it('offers no second try for an address that works', async () => {
    open(company);
    fireEvent.click(await screen.findByRole('button', { name: /Actions/ }));
    await screen.findByRole('menuitem', { name: 'Change the email' });
    expect(screen.queryByRole('menuitem', { name: 'Try the email again' })).toBeNull();
  });

  it('is closed by an admin after its name was typed, and the list opens', async () => {
    const { asked, address } = open(company, 'admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Close the account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the account of Yellow Creek Plumbing?' }));
    const type = (field: RegExp, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name: field }), { target: { value } });
    type(/Reason/, 'They asked for it');
    type(/Type the name/, 'Yellow Creek');
    fireEvent.click(dialog.getByRole('button', { name: 'Close the account' }));
    await dialog.findByText("This isn't the name of the account");
    type(/Type the name/, 'yellow creek plumbing ');
    fireEvent.click(dialog.getByRole('button', { name: 'Close the account' }));
    await screen.findByText('The account of Yellow Creek Plumbing is closed.');
    await expect.poll(address).toBe('/admin/companies');
    expect(asked.filter(({ name }) => name === 'closeAccount')).toMatchObject([
      { body: { reason: 'They asked for it' } },
    ]);
  });

  it('offers closing to no other role, and no action on users to finance or on a suspended account', async () => {
    const { unmount } = open(company, 'finance');
    await screen.findByText('Dana Yoder');
    expect(screen.queryByRole('button', { name: 'Close the account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions, Dana Yoder' })).toBeNull();
    unmount();
    open(suspended);
    await screen.findByText('Dana Yoder');
    expect(screen.queryByRole('button', { name: 'Actions, Dana Yoder' })).toBeNull();
  });

  const paid: AccountDetail = {
    ...company,
    payments: [{ ...company.payments[0]!, status: 'paid', card: { brand: 'visa', last4: '4242' } }],
  };

  it('refunds a payment for finance, with a reason and a button that names the amount', async () => {
    const { asked } = open(paid, 'finance');
    await screen.findByText(/Card ending in 4242/);
    fireEvent.click(screen.getByRole('button', { name: 'Refund Job Posting, pi_1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Yellow Creek Plumbing?' }));
    expect(dialog.queryByText(/hidden again/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $49.00' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByRole('textbox', { name: /Why/ }), { target: { value: 'Charged twice' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $49.00' }));
    await screen.findByText('Yellow Creek Plumbing gets $49.00 back.');
    expect(asked.filter(({ name }) => name === 'refundPayment')).toMatchObject([
      { body: { id: 'pi_1', reason: 'Charged twice' } },
    ]);
  });

  it('asks again before it refunds a payment whose report a colleague declined, and names what an unlock hides', async () => {
    const [payment] = paid.payments;
    const unlock = { ...paid, payments: [{ ...payment!, product: 'Unlock', slug: 'unlock_applicant_resume_skill_2' }] };
    const declined = answering(refundPayment, { status: 409, code: 'payment_report_declined' });
    const { asked } = open(unlock as AccountDetail, 'finance', declined);
    fireEvent.click(await screen.findByRole('button', { name: 'Refund Unlock, pi_1' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/The contact details are hidden again\./);
    fireEvent.change(dialog.getByRole('textbox', { name: /Why/ }), { target: { value: 'The number is dead' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $49.00' }));
    await dialog.findByText('A colleague declined the report of this payment.');
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $49.00 anyway' }));
    const bodies = () => asked.filter(({ name }) => name === 'refundPayment').map(({ body }) => body);
    await expect.poll(bodies).toMatchObject([{ despiteDecline: false }, { despiteDecline: true }]);
  });

  it('offers no refund to support, nor of a refunded payment', async () => {
    const { unmount } = open(paid);
    await screen.findByText('pi_1');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
    unmount();
    open(company, 'finance');
    await screen.findByText('pi_1');
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it('offers to try again when it failed to load', async () => {
    open({ status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load this account.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
