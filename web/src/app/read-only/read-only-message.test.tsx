import { deleteSavedSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { errorMessage } from '@plumbline/shared/errors';
import { paths } from '@plumbline/shared/options/paths';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { call } from '../../lib/api/call.ts';
import { announceReadOnly, recordWriteResult } from '../../lib/api/read-only.ts';
import { answering, renderPage } from '../component-tests/render-page.tsx';
import { ReadOnlyMessage } from './read-only-message.tsx';

const message = errorMessage('read_only');
const write = () =>
  call('DELETE /api/saved-searches/{id}', { params: { id: 'c'.repeat(24) } }).catch((error: unknown) => error);

afterEach(() => {
  announceReadOnly(undefined);
  recordWriteResult(undefined);
});

const renderMessage = (answer: () => { status: number; code: string; message: string } | { success: boolean }) =>
  renderPage(<ReadOnlyMessage />, { route: paths.dashboard, answers: [answering(deleteSavedSearch, answer)] });

it('The app says that nothing can be saved from the first write that maintenance rejects until one succeeds', async () => {
  let isOn = true;
  renderMessage(() => (isOn ? { status: 503, code: 'read_only', message } : { success: true }));
  expect(screen.queryByText(message)).toBeNull();
  await write();
  await screen.findByText(message);
  isOn = false;
  await write();
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('The app says nothing about maintenance after another failure', async () => {
  renderMessage(() => ({ status: 503, code: 'unavailable', message: 'Something went wrong' }));
  await write();
  expect(screen.queryByText(/./)).toBeNull();
});

it('The app says that nothing can be saved while the badges report maintenance', async () => {
  renderMessage(() => ({ success: true }));
  announceReadOnly({ code: 'read_only', message });
  await screen.findByText(message);
  announceReadOnly(undefined);
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('The app keeps the message of a rejected write until the badges report maintenance', async () => {
  renderMessage(() => ({ status: 503, code: 'read_only', message }));
  await write();
  announceReadOnly(undefined);
  await screen.findByText(message);
});
