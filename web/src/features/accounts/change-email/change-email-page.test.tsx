import { confirmEmailChange } from '@plumbline/shared/contracts/accounts/own-account';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';

const show = (linkKey?: string) =>
  renderPage(<ChangeEmailPage />, {
    route: paths.changeEmail,
    state: linkKey && { linkKey },
    answers: [answering(confirmEmailChange, { success: true, email: 'new@example.com' })],
  }).asked;

it('the page of the mailed link changes the address only after a click [ACC-36]', async () => {
  const asked = show('the-key');
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText('Done. You sign in with new@example.com now.')).toBeTruthy();
  expect(asked).toMatchObject([{ name: 'confirmEmailChange', body: { key: 'the-key' } }]);
});

it('the page without a key has no button to change the address [ACC-36]', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
});
