import { confirmEmailChange } from '@plumbline/shared/contracts/accounts/own-account';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { getSession } from '../../../lib/session/session.ts';
import { ChangeEmailPage } from './change-email-page.tsx';

const show = (linkKey?: string, userId: string = OWN.user) =>
  renderPage(<ChangeEmailPage />, {
    route: paths.changeEmail,
    state: linkKey && { linkKey },
    answers: [answering(confirmEmailChange, { success: true, email: 'new@example.com', userId })],
  }).asked;

it('the page of the mailed link changes the address only after a click [ACC-36]', async () => {
  const asked = show('the-key');
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText('Done. You sign in with new@example.com now.')).toBeTruthy();
  expect(asked).toMatchObject([{ name: 'confirmEmailChange', body: { key: 'the-key' } }]);
});

it.each([
  ['has the new address when the link is of the same user', OWN.user, 'new@example.com'],
  ['keeps its address when the link is of another user', 'c'.repeat(24), 'renee@example.test'],
])('the session %s [ACC-36]', async (_title, userId, email) => {
  show('the-key', userId);
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  await screen.findByText('Done. You sign in with new@example.com now.');
  expect(getSession().userInfo?.email).toBe(email);
});

it('the page without a key has no button to change the address [ACC-36]', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
});
