import {
  DeleteItemCommand,
  type FormattedItem,
  item,
  PutItemCommand,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const notesOfCompany = tablePattern({
  partition: 'SEEKER#{seeker}',
  sort: 'NOTE#{company}#{id}',
  finds: "A company's private notes about a job seeker",
});

/**
 * A company's private note about an applicant. Its key begins with the seeker, so that deleting the seeker's account
 * deletes it.
 */
export const ApplicantNote = new Entity({
  name: 'ApplicantNote',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    company: string().key(),
    id: string().key(),
    text: string(),
    date: string(),
    /** When the note was last changed (ISO). */
    edited: string().optional(),
    /** The user who wrote the note. */
    author: string(),
  }),
  computeKey: notesOfCompany.keys,
});
export type ApplicantNoteItem = FormattedItem<typeof ApplicantNote>;

/** Returns every note of a company about a seeker, newest first. Eventually consistent reads cost half. */
export const listNotes = async (
  company: string,
  seeker: string,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<ApplicantNoteItem[]> => {
  const notes = await queryAll(ApplicantNote, notesOfCompany.list({ seeker, company }), { consistent });
  return notes.sort((a, b) => b.date.localeCompare(a.date));
};

export const putNote = async (note: ApplicantNoteItem): Promise<void> => {
  await ApplicantNote.build(PutItemCommand).item(note).send();
};

type NoteKey = Pick<ApplicantNoteItem, 'seeker' | 'company' | 'id'>;
const writtenBy = (author: string) => ({ attr: 'author', eq: author }) as const;

/** Returns the result of a write, or undefined when the note is missing or another user wrote it. */
const unlessForeign = async <T>(write: Promise<T>): Promise<T | undefined> => {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

/** Changes a note and returns it. Undefined when it is missing or another user wrote it. */
export const changeNote = async (
  key: NoteKey,
  author: string,
  change: { text: string; edited: string },
): Promise<ApplicantNoteItem | undefined> => {
  const update = ApplicantNote.build(UpdateItemCommand)
    .item({ ...key, ...change })
    .options({ condition: writtenBy(author), returnValues: 'ALL_NEW' });
  return (await unlessForeign(update.send()))?.Attributes as ApplicantNoteItem | undefined;
};

/** Deletes a note. Returns false when it is missing or another user wrote it. */
export const deleteNote = async (key: NoteKey, author: string): Promise<boolean> => {
  const deletion = ApplicantNote.build(DeleteItemCommand)
    .key(key)
    .options({ condition: writtenBy(author) });
  return (await unlessForeign(deletion.send())) !== undefined;
};
