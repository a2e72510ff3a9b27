import { agreeToTerms } from '@plumbline/shared/contracts/accounts/own-account';
import { errorMessage } from '@plumbline/shared/errors';
import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { paths } from '@plumbline/shared/options/paths';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceReadOnly, recordWriteResult } from '../../../lib/api/read-only.ts';
import { setAgreedTerms } from '../../../lib/session/session.ts';
import { answering, renderPage } from '../../component-tests/render-page.tsx';
import { AgreementGate } from './agreement-gate.tsx';

type PageTest = Parameters<typeof renderPage>[1];

const TITLE = 'We changed our terms';
const question = () => screen.queryByRole('dialog', { name: TITLE });

const later = () => screen.queryByRole('button', { name: 'Later' });

/** Loads the code of the dialog, so that an absent dialog is not one that is still loading. */
const loadDialog = async () => {
  const { unmount } = open();
  await screen.findByRole('dialog', { name: TITLE });
  unmount();
};

/** Every page has the gate, as in the shell. */
const everyPage = { ...paths.dashboard, pattern: '*' };

const open = (answers: PageTest['answers'] = [], as: PageTest['as'] = 'candidate') =>
  renderPage(
    <>
      <AgreementGate />
      <Link to={paths.toolbox.root.path()}>Another page</Link>
    </>,
    { route: everyPage, at: paths.dashboard.path(), as, answers },
  );

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

it('the question about changed terms is not asked of staff, who have their contract', async () => {
  await loadDialog();
  open([], 'support');
  expect(question()).toBeNull();
});

it('the question about changed terms stays open with the reason when the agreement was not stored', async () => {
  open([answering(agreeToTerms, { status: 409, code: 'terms_changed', message: 'Please reload the page.' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  await screen.findByText('Please reload the page.');
  expect(question()).not.toBeNull();
  expect(later()).toBeNull();
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

it('the question about changed terms that an older page shows loads the version that waits', async () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: navigator.userAgent, language: 'en-US', languages: ['en-US'] },
    serviceWorker: { getRegistration: async () => ({ waiting: { postMessage } }) },
  });
  open([answering(agreeToTerms, { status: 409, code: 'terms_changed', message: 'Please reload the page.' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await expect.poll(() => postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
});

it('the question about changed terms is not asked of users who agreed to them, and is of those who agreed to earlier ones', async () => {
  open();
  await screen.findByRole('dialog', { name: TITLE });
  act(() => setAgreedTerms(TERMS_VERSION));
  await expect.poll(question).toBeNull();
  act(() => setAgreedTerms(TERMS_BEFORE_RECORDS));
  await screen.findByRole('dialog', { name: TITLE });
});

describe('while the agreement can not be stored', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
    announceReadOnly(undefined);
    recordWriteResult(undefined);
  });

  const message = errorMessage('read_only');
  const states = [
    {
      state: 'offline',
      begin: () => onlineManager.setOnline(false),
      end: () => onlineManager.setOnline(true),
    },
    {
      state: 'in maintenance',
      begin: () => announceReadOnly({ code: 'read_only', message }),
      end: () => announceReadOnly(undefined),
    },
  ];

  it.each(states)(
    'the question about changed terms is not asked $state, and is as soon as that ends',
    async ({ begin, end }) => {
      await loadDialog();
      begin();
      open();
      expect(question()).toBeNull();
      act(end);
      await screen.findByRole('dialog', { name: TITLE });
    },
  );

  it.each(states)(
    "the question about changed terms that is open can be answered with 'Later' $state only",
    async ({ begin, end }) => {
      open();
      await screen.findByRole('dialog', { name: TITLE });
      expect(later()).toBeNull();
      act(begin);
      await expect.poll(later).not.toBeNull();
      act(end);
      await expect.poll(later).toBeNull();
      expect(question()).not.toBeNull();
    },
  );
});

const noResponse = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  {
    failure: 'maintenance',
    response: { status: 503, code: 'read_only', message: errorMessage('read_only') },
    text: errorMessage('read_only'),
  },
  {
    failure: 'an error of the server',
    response: { status: 500, code: 'internal', message: 'Out of order.' },
    text: 'Out of order.',
  },
  { failure: 'a lost connection', response: noResponse, text: /^We got no response, so your answer may not be stored/ },
])(
  "the question about changed terms says why $failure kept the agreement from being stored, and 'Later' closes it until the next load",
  async ({ response, text }) => {
    const { unmount } = open([answering(agreeToTerms, response)]);
    fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect.poll(question).toBeNull();
    act(() => recordWriteResult(undefined));
    fireEvent.click(screen.getByRole('link', { name: 'Another page' }));
    expect(question()).toBeNull();
    unmount();
    open();
    await screen.findByRole('dialog', { name: TITLE });
  },
);

it('the question about changed terms is hidden in the settings, where a user deletes the account', async () => {
  const { back } = open();
  await screen.findByRole('dialog', { name: TITLE });
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await expect.poll(question).toBeNull();
  await back();
  await screen.findByRole('dialog', { name: TITLE });
});
