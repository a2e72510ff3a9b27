import { agreeToTerms } from '@plumbline/shared/contracts/accounts/own-account';
import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { type Path, paths } from '@plumbline/shared/options/paths';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setAgreedTerms } from '../../../lib/session/session.ts';
import { answering, renderPage } from '../../component-tests/render-page.tsx';
import { AgreementGate } from './agreement-gate.tsx';

const TITLE = 'We changed our terms';
const question = () => screen.queryByRole('dialog', { name: TITLE });

const open = (answers: Parameters<typeof renderPage>[1]['answers'] = [], route: Path = paths.dashboard) =>
  renderPage(<AgreementGate />, { route, as: 'candidate', answers });

it('the question about changed terms says what is new, links both texts, and closes with an agreement only', async () => {
  const { asked } = open([answering(agreeToTerms, { success: true })]);
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    termsChanges.map(({ en }) => en),
  );
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.terms.path(), paths.privacyPolicy.path(), paths.toolbox.settings.path()]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(question()).not.toBeNull();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Logout', 'I agree']);

  fireEvent.click(dialog.getByRole('button', { name: 'I agree' }));
  await expect.poll(question).toBeNull();
  expect(asked).toMatchObject([{ name: 'agreeToTerms', body: { version: TERMS_VERSION, language: 'en' } }]);
});

it('the question about changed terms stays open with the reason when the agreement was not stored', async () => {
  open([answering(agreeToTerms, { status: 409, code: 'terms_changed', message: 'Please reload the page.' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  await screen.findByText('Please reload the page.');
  expect(question()).not.toBeNull();
});

it('the question about changed terms is not asked of users who agreed to them, and is of those who agreed to earlier ones', async () => {
  open();
  await screen.findByRole('dialog', { name: TITLE });
  act(() => setAgreedTerms(TERMS_VERSION));
  await expect.poll(question).toBeNull();
  act(() => setAgreedTerms(TERMS_BEFORE_RECORDS));
  await screen.findByRole('dialog', { name: TITLE });
});

it('the question about changed terms leaves the settings open, where a user deletes the account', async () => {
  open([], paths.toolbox.settings);
  await act(async () => undefined);
  expect(question()).toBeNull();
});
