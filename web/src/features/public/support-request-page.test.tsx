import {
  readSenderRequest,
  type SenderRequest,
  writeToSupport,
} from '@plumbline/shared/contracts/reports/support-request';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { SupportRequestPage } from './support-request-page.tsx';

const DATE = '2026-11-20T10:00:00.000Z';
const request: SenderRequest = {
  state: 'answered',
  mayWrite: true,
  messages: [
    { from: 'sender', date: DATE, text: 'Our receipts show an old address.' },
    { from: 'staff', date: DATE, text: 'Change it under Settings.' },
  ],
};
const written: SenderRequest = {
  state: 'open',
  mayWrite: true,
  messages: [...request.messages, { from: 'sender', date: DATE, text: 'There is no such field.' }],
};

const show = (linkKey?: string, stored: SenderRequest = request) =>
  renderPage(<SupportRequestPage />, {
    route: paths.supportRequest,
    state: linkKey && { linkKey },
    answers: [answering(readSenderRequest, stored), answering(writeToSupport, written)],
  }).asked;

describe('the page of a support request for its sender', () => {
  it('shows the request with its answers, and sends what the sender writes', async () => {
    const asked = show('the-key');
    await screen.findByText('Change it under Settings.');
    fireEvent.change(screen.getByRole('textbox', { name: /Write more/ }), {
      target: { value: 'There is no such field.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent. We answer by email.');
    expect(screen.getAllByText('There is no such field.')).toHaveLength(1);
    expect(asked).toMatchObject([
      { name: 'readSenderRequest', query: { key: 'the-key' } },
      { name: 'writeToSupport', body: { key: 'the-key', text: 'There is no such field.' } },
    ]);
  });

  it('sends no empty text', async () => {
    const asked = show('the-key');
    await screen.findByText('Change it under Settings.');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('This field is required');
    expect(asked.map(({ name }) => name)).toEqual(['readSenderRequest']);
  });

  it('has no form when the request is full, and no text of a visitor before an answer', async () => {
    show('the-key', { state: 'open', mayWrite: false, messages: [] });
    await screen.findByText('We have your request. The answer shows here and comes by email.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for nothing without the key of a link, and says where it is', () => {
    const asked = show();
    screen.getByText('Open the link in the email we sent you.');
    expect(asked).toEqual([]);
  });
});
