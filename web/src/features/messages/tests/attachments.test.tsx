import {
  type AttachmentView,
  finishAttachment,
  startAttachment,
} from '@plumbline/shared/contracts/messages/message-attachments';
import { type MessageView, readConversation, sendMessage } from '@plumbline/shared/contracts/messages/messages';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ConversationPage } from '../conversation-page.tsx';

/** Whether the bucket accepts the next file. The stubbed XMLHttpRequest below calls this function. */
const takes = vi.fn<() => Promise<boolean>>();

function answer(this: XMLHttpRequest) {
  Object.defineProperties(this, { status: { value: 204 }, responseText: { value: '' } });
  void takes().then((isTaken) =>
    isTaken ? this.onload?.(new ProgressEvent('load')) : this.onerror?.(new ProgressEvent('error')),
  );
}

const OTHER = 'c'.repeat(24);
const ID = `${'b'.repeat(24)}${OTHER}${'e'.repeat(24)}`;
const DATE = '2026-11-24T15:00:00.000Z';
const stored: AttachmentView = { id: ID, name: 'License.pdf', type: 'application/pdf', size: 3_400_000 };

beforeEach(() => {
  takes.mockReset().mockResolvedValue(true);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(answer);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (results: MessageView[] = []) =>
  renderPage(<ConversationPage />, {
    route: paths.messages.conversation,
    at: paths.messages.conversation.path(OTHER),
    as: 'candidate',
    answers: [
      answering(readConversation, {
        with: { profile: OTHER, profileType: 'provider', name: 'Pike Lake Framing' },
        ...{ state: 'open', unread: 0, results },
      }),
      answering(startAttachment, { id: ID, url: 'http://bucket.test', fields: { key: 'uploads/1' } }),
      answering(finishAttachment, stored),
      answering(sendMessage, {
        id: 'd'.repeat(24),
        isOwn: true,
        isMine: true,
        text: '',
        date: DATE,
        attachments: [stored],
      }),
    ],
  });
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Choose files'), { target: { files } });
const pdf = (name = 'License.pdf') => new File(['x'], name, { type: 'application/pdf' });

it('[SHL-04] the message form sends a file without a text once it is uploaded, and can remove a file before that', async () => {
  const { asked } = open();
  await choose(pdf());
  fireEvent.click(await screen.findByRole('button', { name: 'Remove file: License.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Please write a message');
  await choose(pdf());
  await screen.findByText('3.2 MB');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'sendMessage')).toMatchObject({ body: { text: '', attachments: [ID] } }),
  );
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull());
});

it('the message form keeps a failed file for another try, and rejects other kinds immediately', async () => {
  const { asked } = open();
  takes.mockResolvedValueOnce(false);
  await choose(pdf());
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: License.pdf' }));
  await screen.findByRole('button', { name: 'Remove file: License.pdf' });
  await choose(new File(['x'], 'site.dwg'));
  await screen.findByText('Please choose a JPEG, PNG or WebP photo, or a PDF, DOC or DOCX file');
  expect(screen.queryByRole('button', { name: 'Try again: site.dwg' })).toBeNull();
  expect(asked.filter(({ name }) => name === 'startAttachment')).toHaveLength(2);
});

it('the message form waits with sending while a file is being uploaded, and accepts four at most', async () => {
  open();
  const held = Promise.withResolvers<boolean>();
  takes.mockResolvedValue(false);
  takes.mockReturnValueOnce(held.promise);
  await choose(...[1, 2, 3, 4, 5].map((at) => pdf(`${at}.pdf`)));
  await screen.findByText('Please choose at most 4 files');
  expect(screen.queryByText('5.pdf')).toBeNull();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Attach files' }).disabled).toBe(true);
  held.resolve(true);
  await waitFor(() => expect(button.disabled).toBe(false));
});

it('the message form shows photos as thumbnails and documents by name and size', async () => {
  const photo = { ...stored, id: ID.replace(/e+$/, 'f'.repeat(24)), name: 'site.jpg', type: 'image/jpeg' };
  open([
    {
      id: 'd'.repeat(24),
      isOwn: false,
      isMine: false,
      text: '',
      date: DATE,
      attachments: [stored, { ...photo, thumbnail: 'http://bucket.test/small' }],
    },
  ]);
  await screen.findByRole('button', { name: /^Download\s*License\.pdf\s*3\.2 MB$/ });
  const picture = screen.getByRole('button', { name: 'Open photo: site.jpg' }).querySelector('img');
  expect(picture?.getAttribute('src')).toBe('http://bucket.test/small');
});
