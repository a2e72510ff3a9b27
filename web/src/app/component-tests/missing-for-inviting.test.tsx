import { addCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserDialog } from '../../features/toolbox/users/user-dialog.tsx';
import { answering, renderPage } from './render-page.tsx';

const contact = 'Add a contact name before you invite someone.';
const profile = 'Complete your company profile before you invite someone.';

it.each([
  [['principleContact'], contact],
  [['zip', 'principleContact'], profile],
])('a refused invitation of a company without %j says "%s", and links to the form [TBX-08]', async (missing, text) => {
  renderPage(<UserDialog user="new" canChooseRole onClose={() => undefined} />, {
    route: paths.toolbox.usersManagement,
    as: 'provider',
    answers: [
      answering(addCompanyUser, {
        status: 403,
        code: 'profile_incomplete',
        errors: missing.map((path) => ({ path, message: 'This field is required' })),
      }),
    ],
  });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Ruth' } });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'ruth@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText(text, { exact: false });
  expect(screen.getByRole('link', { name: 'Add it' }).getAttribute('href')).toBe('/profile?edit=true&section=general');
});
