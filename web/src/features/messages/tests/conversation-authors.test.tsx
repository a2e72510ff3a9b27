import { listConversations, type MessageView, readConversation } from '@plumbline/shared/contracts/messages/messages';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ConversationPage } from '../conversation-page.tsx';
import { MessagesPage } from '../messages-page.tsx';

const OTHER = 'c'.repeat(24);
const DATE = '2026-11-24T15:00:00.000Z';

type Reader = { as: 'candidate' | 'provider'; profileType: 'jobSeeker' | 'provider' };

const open = ({ as, profileType }: Reader, results: MessageView[] = []) =>
  renderPage(<ConversationPage />, {
    route: paths.messages.conversation,
    at: paths.messages.conversation.path(OTHER),
    as,
    answers: [
      answering(readConversation, {
        with: { profile: OTHER, profileType, name: 'Pike Lake' },
        ...{ state: 'open', unread: 0, results },
      }),
    ],
  });

it.each([
  [
    'a job seeker with a company',
    { as: 'candidate', profileType: 'provider' },
    'You and everyone at Pike Lake can read this conversation.',
  ],
  [
    'a company with a job seeker',
    { as: 'provider', profileType: 'jobSeeker' },
    'Everyone in your company and Pike Lake can read this conversation.',
  ],
  [
    'a company with a company',
    { as: 'provider', profileType: 'provider' },
    'Everyone in your company and everyone at Pike Lake can read this conversation.',
  ],
] as const)('[SHL-04] the conversation of %s says who can read it', async (_, reader, text) => {
  open(reader);
  await screen.findByText(text);
  screen.getByText('No messages yet.');
});

it('[SHL-04] each message of a company names the user who wrote it', async () => {
  const message = (text: string, given: Pick<MessageView, 'isOwn' | 'isMine'> & { author?: string }): MessageView => ({
    id: text.length.toString(16).padStart(24, '0'),
    text,
    date: DATE,
    ...given,
  });
  open({ as: 'provider', profileType: 'jobSeeker' }, [
    message('From me', { isOwn: true, isMine: true }),
    message('From a colleague', { isOwn: true, isMine: false, author: 'Renata Stoltz' }),
    message('From someone who left', { isOwn: true, isMine: false }),
    message('From the worker', { isOwn: false, isMine: false }),
  ]);
  await screen.findByText('From me');
  const lines = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent?.replace(/,.*$/, ''))).toEqual([
    'From the workerPike Lake',
    'From someone who leftA former colleague',
    'From a colleagueRenata Stoltz',
    'From meYou',
  ]);
});

it.each([
  ['the reader', { isOwn: true, isMine: true }, 'You: On my way'],
  ['a colleague', { isOwn: true, isMine: false, author: 'Renata Stoltz' }, 'Renata Stoltz: On my way'],
  ['a user of the company who is not named', { isOwn: true, isMine: false }, 'Your company: On my way'],
  ['the other side', { isOwn: false, isMine: false }, 'On my way'],
] as const)('the list of conversations says that %s wrote last [SHL-04]', async (_, authorship, line) => {
  const last = { text: 'On my way', ...authorship };
  renderPage(<MessagesPage />, {
    route: paths.messages.root,
    answers: [
      answering(listConversations, {
        results: [
          {
            profile: OTHER,
            profileType: 'jobSeeker',
            name: 'Travis Yoder',
            state: 'open',
            unread: 0,
            last,
            date: DATE,
          },
        ],
      }),
    ],
  });

  await screen.findByRole('link', { name: 'Travis Yoder' });

  expect(screen.getByText(/On my way/, { selector: 'p' }).textContent).toBe(line);
});
