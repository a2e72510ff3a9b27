import {
  type ApplicantNote,
  addApplicantNote,
  deleteApplicantNote,
  listApplicantNotes,
} from '@plumbline/shared/contracts/jobs/applicant-notes';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { NotesCard } from '../notes/notes-card.tsx';

const SEEKER = 'd'.repeat(24);
const note = (id: string, changes: Partial<ApplicantNote> = {}): ApplicantNote => ({
  id: id.repeat(24),
  text: `Note ${id}`,
  date: '2026-11-20T15:00:00.000Z',
  author: 'Ana Ruiz',
  isOwn: false,
  ...changes,
});

const open = (notes: ApplicantNote[]) =>
  renderPage(<NotesCard seekerId={SEEKER} />, {
    route: paths.dashboard,
    at: '/dashboard',
    answers: [
      answering(listApplicantNotes, () => ({ results: [...notes] })),
      answering(addApplicantNote, ({ body }) => {
        const added = note('9', { text: body.text, isOwn: true });
        notes.unshift(added);
        return added;
      }),
      answering(deleteApplicantNote, ({ params }) => {
        notes.splice(
          notes.findIndex(({ id }) => id === params.noteId),
          1,
        );
        return { success: true };
      }),
    ],
  });

it('private notes say who wrote them and when, and that only the company reads them', async () => {
  open([note('1', { text: 'Call after six.' })]);
  await screen.findByText('Call after six.');
  screen.getByText('Only the people in your company can read these.');
  screen.getByText(/Ana Ruiz/);
  expect(screen.queryByRole('button', { name: /Delete this note/ })).toBeNull();
});

it('a private note is written, and deleted by its author after a question', async () => {
  open([note('1')]);
  await screen.findByText('Note 1');
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('This field is required');
  fireEvent.change(screen.getByRole('textbox', { name: 'New note' }), { target: { value: 'Has own tools.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await expect.poll(() => screen.queryAllByRole('listitem')[0]?.textContent).toContain('Has own tools.');
  expect((screen.getByRole('textbox', { name: 'New note' }) as HTMLTextAreaElement).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Delete this note: Has own tools.' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText("You can't undo this.");
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => screen.queryByText('Has own tools.')).toBeNull();
  screen.getByText('Note 1');
});
