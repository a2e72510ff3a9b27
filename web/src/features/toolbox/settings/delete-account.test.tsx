import { checkUserPassword } from '@plumbline/shared/contracts/accounts/passwords';
import { deleteUser } from '@plumbline/shared/contracts/accounts/users';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { DeleteAccount } from './delete-account.tsx';

type Kind = 'candidate' | 'provider' | 'vendor' | 'educational';

const open = (as: Kind, answers: Parameters<typeof renderPage>[1]['answers']) => {
  const page = renderPage(<DeleteAccount />, { route: paths.toolbox.settings, as, answers });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return page;
};
const typePassword = async (text: string) => {
  fireEvent.change(await screen.findByLabelText(/^Current password/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
};

describe('deleting the account', () => {
  it.each([
    ['candidate', 'Your profile, resume, photos, applications and messages are deleted.'],
    ['provider', /If you are the company's last active user, the company closes/],
    ['vendor', /If you are the company's last active user, the company closes/],
    ['educational', /If you are the school's last active user, its profile closes/],
  ] as const)(
    '[ACC-36] explains to a %s what happens to which data, and asks for the password',
    async (kind, consequence) => {
      const { asked } = open(kind, []);
      await screen.findByRole('dialog', { name: 'Delete your account?' });
      screen.getByText(consequence);
      fireEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
      await screen.findByText('Please enter a password');
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(asked).toEqual([]);
    },
  );

  it('[ACC-36] deletes nothing with a wrong password, and shows the error at the field', async () => {
    const { asked } = open('candidate', [answering(checkUserPassword, { valid: false })]);
    await typePassword('Wrong!2026');
    await screen.findByText('Your current password is not correct.');
    expect(asked.map(({ name }) => name)).toEqual(['checkUserPassword']);
  });

  it("[ACC-36] shows the server's reason where the last owner still has colleagues", async () => {
    const { asked } = open('provider', [
      answering(checkUserPassword, { valid: true }),
      answering(deleteUser, { status: 409, code: 'last_owner', message: 'A company needs at least one owner.' }),
    ]);
    await typePassword('Plumbline!2026');
    await expect.poll(() => asked.map(({ name }) => name)).toEqual(['checkUserPassword', 'deleteUser']);
    await screen.findByText('A company needs at least one owner.');
    screen.getByRole('dialog', { name: 'Delete your account?' });
  });
});
