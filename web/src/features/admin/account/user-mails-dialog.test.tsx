import { listUserMails, type UserMail } from '@plumbline/shared/contracts/admin/user-mails';
import { paths } from '@plumbline/shared/options/paths';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { AccountPeople } from './account-people.tsx';

const user = { id: '6'.repeat(24), name: 'Dana Yoder', email: 'dana@example.test', status: 'active' } as const;
const mails: UserMail[] = [
  { date: '2026-11-20T10:00:00.000Z', kind: 'passwordReset', outcome: 'sent' },
  { date: '2026-11-19T10:00:00.000Z', kind: 'newApplicant', outcome: 'stopped' },
  { date: '2026-11-18T10:00:00.000Z', kind: 'newApplicant', outcome: 'held back' },
];

const open = (answer: Parameters<typeof answering<typeof listUserMails>>[1], as: StaffRole = 'support') =>
  renderPage(<AccountPeople users={[user]} isSuspended />, {
    route: paths.admin.company,
    at: paths.admin.company.path('5'.repeat(24)),
    as,
    answers: [answering(listUserMails, answer)],
  });
const show = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Recent emails: Dana Yoder' }));
  return within(await screen.findByRole('dialog', { name: 'Emails to Dana Yoder' }));
};

describe('the e-mails to a user', () => {
  it('are shown with what each was and what became of it, also for a suspended account', async () => {
    const { asked } = open({ email: user.email, results: mails });
    const dialog = await show();
    await dialog.findByText(/^The newest emails to dana@example.test of the last 30 days/);
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Link for a new password.*Sent$/);
    expect(rows[1]).toMatch(/^New applicant.*Not sent: emails don't arrive$/);
    expect(rows[2]).toMatch(/^New applicant.*Not sent: too many emails$/);
    expect(asked).toMatchObject([{ name: 'listUserMails', params: { id: user.id } }]);
  });

  it('are none in an empty list', async () => {
    open({ email: user.email, results: [] });
    await (await show()).findByText('No emails in the last 30 days');
  });

  it('can be loaded again after an error', async () => {
    open({ status: 500, code: 'unexpected' });
    const dialog = await show();
    await dialog.findByText("We couldn't load the emails.");
    dialog.getByRole('button', { name: 'Try Again' });
  });

  it('are not offered to staff who do not handle requests', async () => {
    open({ email: user.email, results: mails }, 'finance');
    await screen.findByText('Dana Yoder');
    expect(screen.queryByRole('button', { name: /Recent emails/ })).toBeNull();
  });
});
