import {
  type ApplicantNote,
  addApplicantNote,
  changeApplicantNote,
  deleteApplicantNote,
  listApplicantNotes,
} from '@plumbline/shared/contracts/jobs/applicant-notes';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { NotesCard } from '../../../components/applicant/notes/notes-card.tsx';

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
      answering(changeApplicantNote, ({ params, body }) => {
        const at = notes.findIndex(({ id }) => id === params.noteId);
        const changed = { ...(notes[at] as ApplicantNote), text: body.text, edited: '2026-11-23T15:00:00.000Z' };
        notes[at] = changed;
        return changed;
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

it('private notes show author and date, and say that only the company reads them', async () => {
  open([note('1', { text: 'Call after six.' })]);
  await screen.findByText('Call after six.');
  screen.getByText('Only the people in your company can read these.');
  screen.getByText(/Ana Ruiz/);
  expect(screen.queryByRole('button', { name: /Delete this note/ })).toBeNull();
});

it('a private note is written, and deleted by its author after a confirmation', async () => {
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

it("a private note is edited in place by its author, and shows 'edited' from then on", async () => {
  const { asked } = open([note('1', { text: 'Call after six.', isOwn: true }), note('2')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit this note: Call after six.' }));
  expect(screen.queryAllByRole('button', { name: /^Edit this note/ })).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Change note' }) as HTMLTextAreaElement;
  expect(field.value).toBe('Call after six.');
  const form = within(field.closest('form') as HTMLElement);
  fireEvent.change(field, { target: { value: 'Call after seven.' } });
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/edited/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit this note: Call after six.' }));
  const again = screen.getByRole('textbox', { name: 'Change note' });
  fireEvent.change(again, { target: { value: 'Call after seven.' } });
  fireEvent.click(within(again.closest('form') as HTMLElement).getByRole('button', { name: 'Save note' }));
  await screen.findByText(/\(edited\)/);
  screen.getByText('Call after seven.');
  expect(asked.find(({ name }) => name === 'changeApplicantNote')).toMatchObject({
    params: { id: SEEKER, noteId: '1'.repeat(24) },
    body: { text: 'Call after seven.' },
  });
});
