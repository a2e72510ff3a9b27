import * as contract from '@plumbline/shared/contracts/admin/staff-members';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ColleaguesPage } from './colleagues-page.tsx';

const createdAt = '2026-11-18T12:00:00.000Z';
const own: contract.StaffMember = {
  id: OWN.user,
  name: 'Sam Whitaker',
  email: 'sam@example.test',
  role: 'admin',
  hasSecondFactor: true,
  lastSignInAt: createdAt,
  createdAt,
};
const priya: contract.StaffMember = { ...own, id: '1'.repeat(24), name: 'Priya Nair', role: 'support' };
const maria: contract.StaffMember = {
  id: '2'.repeat(24),
  name: 'Maria Salas',
  email: 'maria@example.test',
  role: 'finance',
  hasSecondFactor: false,
  createdAt,
};
const enrollment = { enrollmentCode: '7K2M-9QXD-4HTW', enrollmentUntil: '2026-11-30T12:00:00.000Z' };

const open = (...answers: Parameters<typeof answering>[]) =>
  renderPage(<ColleaguesPage />, {
    route: paths.admin.colleagues,
    as: 'admin',
    answers: [
      answering(contract.listStaff, { results: [maria, priya, own] }),
      ...answers.map((each) => answering(...each)),
    ],
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('the page of colleagues', () => {
  it('lists everyone, and offers no action on oneself', async () => {
    open();
    await screen.findByRole('heading', { name: '3 colleagues' });
    const self = await rowOf('Sam Whitaker');
    expect(self.queryByRole('combobox')).toBeNull();
    expect(self.queryByRole('button')).toBeNull();
    (await rowOf('Maria Salas')).getByText('Not set up');
    (await rowOf('Priya Nair')).getByRole('combobox', { name: 'Role of Priya Nair' });
  });

  it('invites a colleague and shows the code to hand over once', async () => {
    const { asked } = open([contract.inviteStaff, { id: '3'.repeat(24), ...enrollment }]);
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Joel Hershberger' } });
    fireEvent.change(screen.getByLabelText(/^Work email/), { target: { value: 'joel@example.test' } });
    fireEvent.change(screen.getByRole('combobox', { name: /^Role( |$)/ }), { target: { value: 'finance' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The invitation is sent.' }));
    dialog.getByText(enrollment.enrollmentCode);
    expect(asked.find(({ name }) => name === 'inviteStaff')?.body).toEqual({
      displayName: 'Joel Hershberger',
      email: 'joel@example.test',
      role: 'finance',
    });
  });

  it('shows at the field that the address is taken', async () => {
    open([contract.inviteStaff, { status: 409, code: 'email_exists', message: 'Email already exist' }]);
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Joel Hershberger' } });
    fireEvent.change(screen.getByLabelText(/^Work email/), { target: { value: 'joel@example.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await screen.findByText('Email already exist');
  });

  it('asks before it changes a role', async () => {
    const { asked } = open([contract.changeStaffRole, { ...priya, role: 'admin' }]);
    fireEvent.change((await rowOf('Priya Nair')).getByRole('combobox'), { target: { value: 'admin' } });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the role of Priya Nair?' }));
    expect(asked.some(({ name }) => name === 'changeStaffRole')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Change the role' }));
    await screen.findByText('Priya Nair signs in again as Admin.');
  });

  it('removes a colleague only with a reason', async () => {
    const { asked } = open([contract.removeStaff, { success: true }]);
    fireEvent.click((await rowOf('Priya Nair')).getByRole('button', { name: 'Remove Priya Nair from the staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Priya Nair from the staff?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove from the staff' }));
    await dialog.findByText('This field is required');
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Left.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove from the staff' }));
    await screen.findByText('Priya Nair is removed.');
    expect(asked.find(({ name }) => name === 'removeStaff')?.body).toEqual({ reason: 'Left.' });
  });

  it('says that the list could not be loaded, and offers to try again', async () => {
    renderPage(<ColleaguesPage />, {
      route: paths.admin.colleagues,
      as: 'admin',
      answers: [answering(contract.listStaff, { status: 500, code: 'unexpected', message: 'Something went wrong' })],
    });
    await screen.findByText("We couldn't load your colleagues.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});
