import { readConversation, sendMessage } from '@plumbline/shared/contracts/messages/messages';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ConversationPage } from '../conversation-page.tsx';

const OTHER = 'c'.repeat(24);

type Party = { profileType: 'jobSeeker' | 'provider'; name: string };
const worker: Party = { profileType: 'jobSeeker', name: 'Travis Yoder' };
const company: Party = { profileType: 'provider', name: 'Pike Lake Framing' };

const open = (as: 'provider' | 'candidate', party: Party) => {
  return renderPage(<ConversationPage />, {
    route: paths.messages.conversation,
    at: paths.messages.conversation.path(OTHER),
    as,
    answers: [
      answering(readConversation, { with: { profile: OTHER, ...party }, state: 'open', unread: 0, results: [] }),
      answering(sendMessage, {
        id: 'd'.repeat(24),
        isOwn: true,
        isMine: true,
        text: '',
        date: '2026-11-24T15:00:00.000Z',
      }),
    ],
  });
};
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(`Message to ${name}`);

it('[SHL-04] the message form puts a template into the field, after the existing text, and sends nothing by itself', async () => {
  const { asked } = open('provider', worker);
  const text = await field('Travis Yoder');
  const suggestions = within(screen.getByRole('group', { name: 'Suggestions' }));
  expect(suggestions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Can you come by Thursday?',
    'Are you still available?',
    'When can I call you?',
    'When can you start?',
    'Please bring your own hand tools.',
    'Please send me a photo of your license.',
  ]);
  fireEvent.click(suggestions.getByRole('button', { name: 'Can you come by Thursday?' }));
  expect(text.value).toBe('Can you come by Thursday?');
  await waitFor(() => expect(document.activeElement).toBe(text));
  fireEvent.change(text, { target: { value: 'Hi Travis, ' } });
  fireEvent.click(suggestions.getByRole('button', { name: 'When can you start?' }));
  expect(text.value).toBe('Hi Travis, When can you start?');
  expect(asked.map(({ name }) => name)).not.toContain('sendMessage');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'sendMessage')).toMatchObject({
      body: { text: 'Hi Travis, When can you start?' },
    }),
  );
});

it.each([
  ['a worker', 'candidate', company],
  ['a company that writes to a company', 'provider', company],
] as const)('the message form offers no templates to %s', async (_, as, party) => {
  open(as, party);
  await field(party.name);
  expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
});
